import { type Condition, DESTINATION_NAMES, SOURCE_NAMES } from '@waybill/contract';
import { SERVICES } from '../destinations/services.data.ts';
import {
  claimAs,
  claimByAnswer,
  conditionPart,
  type DraftOption,
  type SentenceDraft,
} from './sentence-draft.ts';

const HOSTS: ReadonlyMap<string, readonly string[]> = new Map(
  SERVICES.map(([, , name, hosts]) => [name, hosts.split(' ')]),
);
const DESTINATIONS: readonly string[] = DESTINATION_NAMES;

/** Role of a place by the words before it: source, destination, or location. */
export type PlaceRole = 'from' | 'to' | 'in' | null;

/** All place information of a sentence. */
export interface PlaceContext {
  /** Something else is named as the destination. */
  hasDestination: boolean;
  /** Data is brought somewhere: uploaded, pasted, copied, sent. */
  isOutgoing: boolean;
  /** Data is taken or viewed: downloaded, viewed, deleted. */
  isTaking: boolean;
}

/** Reads a service or an integration by the words before it, or asks. */
export function readPlace(
  draft: SentenceDraft,
  index: number,
  given: {
    name: string;
    role: PlaceRole;
    isOrdinary: boolean;
    isExcluded: boolean;
    context: PlaceContext;
  },
): void {
  const { name, role, isOrdinary, isExcluded, context } = given;
  const isNamed = isNameLike(draft, index, name);
  if (isOrdinary && !(isNamed && role !== null)) {
    const options = optionsOf(name, isExcluded);
    claimByAnswer(draft, [index], [...options, { optionId: 'nothing', part: null }]);
    return;
  }
  const meant = roleOf(name, role, context);
  if (meant === null) claimByAnswer(draft, [index], optionsOf(name, isExcluded));
  else claimAs(draft, [index], conditionPart(meant, conditionOf(name, meant), { isExcluded }));
}

type PlaceSlot = 'origin' | 'destination' | 'source';

function roleOf(name: string, role: PlaceRole, context: PlaceContext): PlaceSlot | null {
  if (role === 'from') return 'origin';
  if (role === 'to') return 'destination';
  if (!SOURCE_NAMES.includes(name)) return 'destination';
  if (context.hasDestination || context.isTaking) return role === 'in' ? 'source' : 'origin';
  if (context.isOutgoing && HOSTS.has(name)) return role === 'in' ? 'destination' : null;
  return HOSTS.has(name) ? null : 'source';
}

function optionsOf(name: string, isExcluded: boolean): DraftOption[] {
  const slots: readonly PlaceSlot[] = SOURCE_NAMES.includes(name)
    ? ['destination', 'origin', 'source']
    : ['destination', 'origin'];
  return slots.map((slot) => ({
    optionId: slot,
    part: conditionPart(slot, conditionOf(name, slot), { isExcluded }),
  }));
}

/** Services of the catalogue are recognised by host or name, the other places by name. */
function conditionOf(name: string, slot: PlaceSlot): Condition {
  if (slot === 'source') return { f: 'source', op: 'in', v: [name] };
  const hosts = HOSTS.get(name);
  if (slot === 'destination') {
    const f = hosts === undefined ? 'destination.name' : 'destination.serviceName';
    return { f, op: 'in', v: [name] };
  }
  const isPlaceName = SOURCE_NAMES.includes(name) || DESTINATIONS.includes(name);
  if (isPlaceName || hosts === undefined) return { f: 'origin.name', op: 'in', v: [name] };
  return { f: 'origin.host', op: 'in', v: [...hosts] };
}

/** Whether it is written as the name is. */
function isNameLike({ words, segments, sentence }: SentenceDraft, index: number, name: string) {
  const segment = segments[index];
  const [first, last] = [
    words[segment?.at ?? 0],
    words[(segment?.at ?? 0) + (segment?.length ?? 1) - 1],
  ];
  return sentence.slice(first?.start ?? 0, last?.end ?? 0) === name;
}
