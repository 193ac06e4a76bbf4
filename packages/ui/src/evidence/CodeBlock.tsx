import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { textOf } from '../text/define-text.ts';
import { evidenceText } from './evidence.text.ts';
import { ScrollRegion } from './ScrollRegion.tsx';
import { tokenize, type CodeToken } from './tokenize.ts';

export interface CodeBlockProps {
  /** Text as it is, or any value, which is printed as JSON. */
  value: unknown;
  /** Accessible name. */
  label?: string | undefined;
  /** Height in pixels from which the block scrolls. */
  maxHeight?: number | undefined;
  hasLineNumbers?: boolean | undefined;
}

const TOKEN_CLASS: Record<CodeToken['kind'], string> = {
  key: 'text-accent',
  string: 'text-ok-text',
  number: 'text-high-text',
  word: 'text-medium-text',
  plain: '',
};

/** How long the copy button says that it has copied, in milliseconds. */
const COPIED_MS = 2000;

/** JSON or text with line numbers, long lines wrapped, and a button that copies all of it. */
export function CodeBlock(props: CodeBlockProps) {
  const {
    value,
    label = textOf(evidenceText).code,
    maxHeight = 360,
    hasLineNumbers = true,
  } = props;
  const isText = typeof value === 'string';
  const text = isText ? value : (JSON.stringify(value, null, 2) ?? 'undefined');
  const lines = text.split('\n');
  return (
    <div className="group relative overflow-hidden rounded-md border border-line bg-sunken">
      <ScrollRegion label={label} maxHeight={maxHeight}>
        <pre className="py-2 font-mono text-sm leading-5">
          {lines.map((line, index) => (
            <div key={index} className="flex pr-10">
              {hasLineNumbers && (
                <span aria-hidden className="w-10 shrink-0 pr-3 text-right text-ink-3 select-none">
                  {index + 1}
                </span>
              )}
              <code className="min-w-0 flex-1 pl-3 break-words whitespace-pre-wrap first:pl-3">
                {isText ? line || ' ' : <Tokens line={line} />}
              </code>
            </div>
          ))}
        </pre>
      </ScrollRegion>
      <CopyButton text={text} />
    </div>
  );
}

function Tokens({ line }: { line: string }) {
  return tokenize(line).map((token, index) =>
    token.kind === 'plain' ? (
      token.text
    ) : (
      <span key={index} className={TOKEN_CLASS[token.kind]}>
        {token.text}
      </span>
    ),
  );
}

function CopyButton({ text }: { text: string }) {
  const said = textOf(evidenceText);
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  async function copy() {
    await navigator.clipboard.writeText(text);
    setIsCopied(true);
  }
  return (
    <span className="absolute top-1 right-1">
      <IconButton
        size="sm"
        label={isCopied ? said.copied : said.copy}
        icon={isCopied ? <Check className="text-ok" /> : <Copy />}
        onClick={() => void copy()}
        className="bg-sunken"
      />
    </span>
  );
}
