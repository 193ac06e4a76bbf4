import type { DetectionComment } from '@waybill/contract';
import { Fragment, type ReactNode } from 'react';
import { readMarkdown, type Block, type Inline } from './markdown.ts';

/** A rendered comment. It consists of elements: none of its text becomes markup. */
export function CommentText({ comment }: { comment: DetectionComment }) {
  const names = new Map(comment.mentions.map(({ handle, name }) => [`@${handle}`, name]));
  const handles = new Set(comment.mentions.map(({ handle }) => handle));
  return (
    <div className="flex flex-col gap-2 text-base wrap-anywhere">
      {readMarkdown(comment.text, handles).map((block, index) => (
        <BlockView key={index} block={block} names={names} />
      ))}
    </div>
  );
}

type Names = ReadonlyMap<string, string>;

function BlockView({ block, names }: { block: Block; names: Names }) {
  switch (block.kind) {
    case 'code':
      return (
        <pre className="overflow-x-auto rounded-md bg-sunken px-2.5 py-1.5 font-mono text-sm">
          {block.text}
        </pre>
      );
    case 'list':
      return (
        <ul className="list-disc pl-5">
          {block.lines.map((item, index) => (
            <li key={index}>{inlines(item, names)}</li>
          ))}
        </ul>
      );
    case 'quote':
      return (
        <blockquote className="border-l-2 border-line-2 pl-3 text-ink-2">
          {lines(block.lines, names)}
        </blockquote>
      );
    case 'paragraph':
      return <p>{lines(block.lines, names)}</p>;
  }
}

function lines(all: readonly Inline[][], names: Names): ReactNode {
  return all.map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {inlines(line, names)}
    </Fragment>
  ));
}

function inlines(parts: readonly Inline[], names: Names): ReactNode {
  return parts.map((part, index) => <InlineView key={index} part={part} names={names} />);
}

function InlineView({ part, names }: { part: Inline; names: Names }) {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'code':
      return <code className="rounded-sm bg-sunken px-1 font-mono text-sm">{part.text}</code>;
    case 'mention':
      return (
        <span title={names.get(part.text)} className="font-medium text-accent">
          {part.text}
        </span>
      );
    case 'strong':
      return <strong className="font-semibold">{inlines(part.parts, names)}</strong>;
    case 'em':
      return <em>{inlines(part.parts, names)}</em>;
    case 'link':
      return (
        <a
          href={part.href}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className="text-accent underline underline-offset-2"
        >
          {inlines(part.parts, names)}
        </a>
      );
  }
}
