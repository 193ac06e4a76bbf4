import { Button, textOf } from '@waybill/ui';
import { Icon } from '../../../../components/icons.ts';
import { SlimBanner } from '../../../../components/SlimBanner.tsx';
import type { DrawnTrace } from '../state/use-drawn-trace.ts';
import { traceText } from '../trace.text.ts';

export interface TraceNoticesProps {
  drawn: DrawnTrace;
  /** An expansion could not be read. */
  hasFailed: boolean;
  onRetry: () => unknown;
}

/** What the drawing omits, and why. */
export function TraceNotices({ drawn, hasFailed, onRetry }: TraceNoticesProps) {
  const text = textOf(traceText);
  const said = [
    drawn.trace.isTruncated ? text.truncated(drawn.trace.searched) : null,
    drawn.paths.leftOut > 0 ? text.pathsLeftOut(drawn.paths.leftOut) : null,
    drawn.folded.isCrowded ? text.crowded : null,
  ].filter((one) => one !== null);
  return (
    <>
      {said.length > 0 && (
        <SlimBanner label={text.notice} tone="notice">
          {said.join(' ')}
        </SlimBanner>
      )}
      {hasFailed && (
        <SlimBanner
          label={text.notRead}
          tone="warning"
          icon={<Icon.alert aria-hidden />}
          actions={
            <Button size="sm" onClick={() => void onRetry()}>
              {text.retry}
            </Button>
          }
        >
          {text.notRead}
        </SlimBanner>
      )}
    </>
  );
}
