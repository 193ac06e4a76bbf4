import type { ContentPreview as Preview, StoredClassification } from '@waybill/contract';
import { Skeleton, textOf } from '@waybill/ui';
import { useState, type ReactNode } from 'react';
import { useRead } from '../../../app/http/use-read.ts';
import { useSessionInfo } from '../../../app/session/session-context.ts';
import { ErrorPanel } from '../../ErrorPanel.tsx';
import { localDateTime } from '../../local-time.ts';
import { HighlightedText } from '../HighlightedText.tsx';
import { isNamedEntity } from '../named-entities.ts';
import { Snippet } from '../Snippet.tsx';
import { detectionDataText } from './detection-data.text.ts';

export interface ContentPreviewProps {
  content: StoredClassification;
  hasEntities: boolean;
}

/**
 * The text of one content with its findings highlighted, watermarked with the viewer's name. It is text
 * extracted by the server: nothing of the file itself gets into the page.
 */
export function ContentPreview({ content, hasEntities }: ContentPreviewProps) {
  const text = textOf(detectionDataText);
  const { classificationId } = content;
  const { data, error, isValidating, mutate } = useRead(
    '/v1/classifications/{classificationId}/preview',
    { params: { classificationId } },
    // Each view is audited: none happens automatically.
    { revalidateOnFocus: false, revalidateIfStale: false, revalidateOnReconnect: false },
  );
  if (data === undefined) {
    return error === undefined ? (
      <div role="status" aria-label={text.preview}>
        <Skeleton className="h-40 w-full" />
      </div>
    ) : (
      <ErrorPanel
        error={error}
        permission="content:preview"
        isRetrying={isValidating}
        onRetry={() => void mutate()}
      />
    );
  }
  const findings = data.findings.filter(({ type }) => hasEntities || !isNamedEntity(type));
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm text-ink-3">{text.previewIsNoted}</p>
      {data.mode === 'snippets' ? (
        <>
          <p className="text-ink-2">{text.notKept}</p>
          {findings.map((finding, index) => (
            <Snippet key={index} snippet={finding.snippet} />
          ))}
        </>
      ) : (
        <Watermarked>
          {data.parts.map((part, index) => (
            <Part
              key={index}
              part={part}
              findings={findings.filter((finding) => finding.part === index)}
            />
          ))}
        </Watermarked>
      )}
    </div>
  );
}

function Part({
  part,
  findings,
}: {
  part: Preview['parts'][number];
  findings: Preview['findings'];
}) {
  const text = textOf(detectionDataText);
  const name = part.name ?? part.type;
  return (
    <div className="flex flex-col gap-1 not-first:mt-3">
      {part.name !== null && <p className="font-mono text-sm break-all text-ink-2">{name}</p>}
      {part.text === null ? (
        <p className="text-sm text-ink-3">{part.reason ?? text.noText}</p>
      ) : (
        <HighlightedText label={text.previewOf(name)} text={part.text} findings={findings} />
      )}
      {part.isTextCut && <p className="text-sm text-ink-3">{text.cut}</p>}
    </div>
  );
}

/** A watermark repeated over the preview, so that a screenshot shows who took it. */
const MARKS = 12;

function Watermarked({ children }: { children: ReactNode }) {
  const { user } = useSessionInfo();
  const [at] = useState(() => Date.now());
  const mark = textOf(detectionDataText).watermark(user.email, localDateTime(at, 'long'));
  return (
    <div className="relative overflow-hidden">
      {children}
      <div
        aria-hidden
        className="pointer-events-none absolute -inset-x-16 inset-y-0 flex -rotate-12 flex-wrap content-center justify-center gap-x-16 gap-y-10 overflow-hidden text-sm text-ink opacity-10 select-none"
      >
        {/* Drawn rather than written: it is translucent and not meant to be read. */}
        {Array.from({ length: MARKS }, (_, index) => (
          <span
            key={index}
            data-mark={mark}
            className="whitespace-nowrap before:content-[attr(data-mark)]"
          />
        ))}
      </div>
    </div>
  );
}
