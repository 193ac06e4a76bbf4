import { CodeBlock } from '@waybill/ui';
import { Fragment, useMemo } from 'react';
import { safeLink } from '../../../../../components/safe-link.ts';
import { parseInline, type Inline } from './parse-inline.ts';
import { parseMarkdown, type Block } from './parse-markdown.ts';

export interface MarkdownProps {
  source: string;
  /** Heading level for the text's second level; its title is omitted. */
  headingLevel: 3 | 4;
}

/** A rendered guide: none of its HTML reaches the page. */
export function Markdown({ source, headingLevel }: MarkdownProps) {
  const blocks = useMemo(
    () => parseMarkdown(source).filter((block) => block.kind !== 'heading' || block.level > 1),
    [source],
  );
  return (
    <div className="flex flex-col gap-3 text-base">
      {blocks.map((block, index) => (
        <BlockView key={index} block={block} headingLevel={headingLevel} />
      ))}
    </div>
  );
}

function BlockView({
  block,
  headingLevel,
}: { block: Block } & Pick<MarkdownProps, 'headingLevel'>) {
  switch (block.kind) {
    case 'heading': {
      const Heading = headingLevel === 3 ? 'h3' : 'h4';
      return (
        <Heading className="pt-1 text-md font-semibold">
          <Line text={block.text} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p className="break-words text-ink-2">
          <Line text={block.text} />
        </p>
      );
    case 'code':
      return <CodeBlock value={block.text} hasLineNumbers={false} />;
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List
          className={`flex flex-col gap-1.5 pl-5 break-words text-ink-2 marker:text-ink-3 ${block.isOrdered ? 'list-decimal' : 'list-disc'}`}
        >
          {block.items.map((item, index) => (
            <li key={index}>
              <Line text={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return <TableView header={block.header} rows={block.rows} />;
  }
}

function TableView({ header, rows }: { header: string[]; rows: string[][] }) {
  return (
    <table className="w-full border-collapse text-left text-sm break-words">
      <thead>
        <tr>
          {header.map((cell, index) => (
            <th key={index} className="border-b border-line-2 py-1 pr-3 align-top font-medium">
              <Line text={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, column) => (
              <td key={column} className="border-b border-line py-1 pr-3 align-top text-ink-2">
                <Line text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Line({ text }: { text: string }) {
  return <Parts parts={parseInline(text)} />;
}

function Parts({ parts }: { parts: readonly Inline[] }) {
  return parts.map((part, index) => <Part key={index} part={part} />);
}

function Part({ part }: { part: Inline }) {
  if (part.kind === 'text') return <Fragment>{part.text}</Fragment>;
  if (part.kind === 'code') {
    return (
      <code className="rounded-sm bg-hover px-1 font-mono text-sm wrap-anywhere text-ink">
        {part.text}
      </code>
    );
  }
  if (part.kind === 'strong') {
    return (
      <b className="font-medium text-ink">
        <Parts parts={part.parts} />
      </b>
    );
  }
  const href = safeLink(part.href);
  if (href === null || !href.startsWith('http')) return <Fragment>{part.text}</Fragment>;
  return (
    <a href={href} target="_blank" rel="noreferrer" className="text-accent underline">
      {part.text}
    </a>
  );
}
