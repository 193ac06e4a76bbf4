import type { ActivityEvent, VendorState } from '@waybill/contract';
import { BUILTIN_POLICIES } from '../policy/builtin.gen.ts';

/** Facts in which connectors store the vendor's state of its finding, most specific first. */
const STATE_FACTS = ['status', 'state', 'workflow', 'recordState', 'resolution'] as const;

/** Vendor terms, lower case without spaces, hyphens and underscores. The first matching state wins. */
const WORDS: readonly (readonly [VendorState, RegExp])[] = [
  ['reopened', /^(?:reopened?|unresolved|unarchived)$/],
  [
    'dismissed',
    /^(?:dismissed|falsepositive|ignored|rejected|suppressed|snoozed|wontfix|closedasfalsepositive|resolvedfalsepositive|resolvedduplicate|resolvedauto|resolvedknownissue|resolvedsecuritytesting|resolvedother)$/,
  ],
  [
    'resolved',
    /^(?:resolved|closed|fixed|done|completed|remediated|mitigated|archived|revoked|passed|truepositive|resolvedtruepositive|undone)$/,
  ],
  [
    'open',
    /^(?:open|new|active|inprogress|investigating|underinvestigation|notified|triggered|pending|acknowledged|assigned|notstarted|newalert)$/,
  ],
];

/** Operations by which vendors report a change of state where the record has no fact for it. */
const OPERATIONS: readonly (readonly [VendorState, RegExp])[] = [
  ['reopened', /(?:\.|_| )reopen(?:ed)?$/i],
  ['dismissed', /(?:\.|_| )dismiss(?:ed)?$|^dlpruleundo$/i],
  ['resolved', /(?:\.|_| )(?:resolved?|closed?)$|^security\.attack\.end$/i],
];

/** The vendor's state of the finding that an event reports; null if the record does not say. */
export function vendorStateOf(
  event: Pick<ActivityEvent, 'vendorOperation' | 'extra'>,
): VendorState | null {
  for (const [state, words] of OPERATIONS) if (words.test(event.vendorOperation)) return state;
  for (const fact of STATE_FACTS) {
    const state = stateOf(event.extra[fact]);
    if (state !== null) return state;
  }
  return null;
}

function stateOf(written: string | undefined): VendorState | null {
  if (written === undefined) return null;
  // Cortex numbers its states, e.g. `STATUS_010_NEW`.
  const word = written
    .toLowerCase()
    .replaceAll(/[\s_-]/g, '')
    .replace(/^status\d+/, '');
  return WORDS.find(([, words]) => words.test(word))?.[0] ?? null;
}

/** Whether the vendor is done with a finding in this state. */
export function isClosedByVendor(state: VendorState | null): boolean {
  return state === 'resolved' || state === 'dismissed';
}

const REPORTING = BUILTIN_POLICIES.flatMap(({ key, vendor }) =>
  vendor === undefined ? [] : [{ key, sources: new Set(vendor.sources) }],
);

/** Policies whose findings an event may be an update of, by its source: the vendor's id decides. */
export function updatedPolicies({ source }: Pick<ActivityEvent, 'source'>): string[] {
  return REPORTING.flatMap(({ key, sources }) => (sources.has(source) ? [key] : []));
}
