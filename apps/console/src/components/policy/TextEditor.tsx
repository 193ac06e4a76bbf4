import type { Condition } from '@waybill/contract';
import { TextArea, textOf } from '@waybill/ui';
import { useEffect, useRef, useState } from 'react';
import { change } from '../../app/http/api.ts';
import { describeError } from '../../app/http/api-error.ts';
import { conditionEditorText } from './condition-editor.text.ts';

/** Milliseconds without a key press after which the text is parsed. */
const PAUSE_MS = 350;

export interface TextEditorProps {
  /** The condition as text, as the server prints it; null while it is at fault. */
  text: string | null;
  onChange: (node: Condition) => void;
}

/** A condition as text. The condition changes once the text is complete. */
export function TextEditor({ text, onChange }: TextEditorProps) {
  const words = textOf(conditionEditorText);
  const [typed, setTyped] = useState<string | null>(null);
  const [fault, setFault] = useState<string>();

  // Parses only typed input: callers pass a new `onChange` on each render.
  const take = useRef(onChange);
  useEffect(() => {
    take.current = onChange;
  });
  useEffect(() => {
    if (typed === null) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      change('POST', '/v1/policies/parse', { body: { text: typed } }, true).then(
        (answer) => {
          if (!isCurrent || answer === undefined) return;
          const { condition: node } = answer;
          if (answer.fault !== null) {
            const { line, column, message } = answer.fault;
            setFault(textOf(conditionEditorText).faultAt(line, column, message));
          } else if (node !== null) {
            setFault(undefined);
            take.current(node);
          }
        },
        (failure: unknown) => isCurrent && setFault(describeError(failure).title),
      );
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [typed]);

  return (
    <TextArea
      label={words.asText}
      hint={words.asTextHint}
      error={fault}
      rows={10}
      spellCheck={false}
      className="font-mono text-sm"
      value={typed ?? text ?? ''}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => {
        if (fault === undefined) setTyped(null);
      }}
    />
  );
}
