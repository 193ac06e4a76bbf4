import type { IntegrationState } from '@waybill/contract';
import { Badge, textOf, type Tone } from '@waybill/ui';
import { stateText } from './state.text.ts';

/**
 * A displayed state: silence replaces a good state, never a bad one; `removed` is a source that no
 * connector reads anymore.
 */
export type ShownState = IntegrationState | 'silent' | 'receiving' | 'records' | 'removed';

const TONE: Record<ShownState, Tone> = {
  off: 'neutral',
  connecting: 'accent',
  backfilling: 'accent',
  healthy: 'ok',
  receiving: 'ok',
  records: 'neutral',
  degraded: 'medium',
  silent: 'medium',
  auth_expired: 'high',
  paused: 'neutral',
  error: 'critical',
  removed: 'high',
};

const IS_GOOD: ReadonlySet<IntegrationState> = new Set(['healthy', 'connecting', 'backfilling']);

export function shownState({
  state,
  isSilent,
}: {
  state: IntegrationState;
  isSilent: boolean;
}): ShownState {
  return isSilent && IS_GOOD.has(state) ? 'silent' : state;
}

/** One word for the state of a source, an integration or a stream; the title explains it. */
export function StateBadge({ state }: { state: ShownState }) {
  const text = textOf(stateText);
  return (
    <Badge tone={TONE[state]} title={text[`${state}Note`]}>
      {text[state]}
    </Badge>
  );
}
