import { textOf, VisuallyHidden } from '@waybill/ui';
import { Fragment } from 'react';
import { classificationText } from './classification.text.ts';

const MASKED = /(•+)/;

/** A line with masked values. Screen readers read a mask as one word. */
export function Snippet({ snippet }: { snippet: string }) {
  const text = textOf(classificationText);
  if (snippet === '') return <p className="text-sm text-ink-3">{text.wholeText}</p>;
  return (
    <p className="rounded-sm bg-sunken px-2 py-1 font-mono text-sm break-words text-ink-2">
      {snippet.split(MASKED).map((piece, index) =>
        piece.startsWith('•') ? (
          <Fragment key={index}>
            <span aria-hidden className="font-semibold text-ink">
              {piece}
            </span>
            <VisuallyHidden>{text.masked}</VisuallyHidden>
          </Fragment>
        ) : (
          piece
        ),
      )}
    </p>
  );
}
