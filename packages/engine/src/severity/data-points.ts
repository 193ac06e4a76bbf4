import type { ActivityEvent, DetectionFact } from '@waybill/contract';
import { sensitiveWord } from '../detectors/file-name/sensitive-word.ts';
import { labelOf, labelRank, type LabelRank } from './label-rank.ts';
import { part, perDecade, type ScorePart } from './score-part.ts';
import type { Weights } from './weights.ts';

const STORES: ReadonlySet<string> = new Set(['bucket', 'snapshot', 'image', 'database', 'mailbox']);
const PICTURES: ReadonlySet<string> = new Set([
  'jpg',
  'jpeg',
  'png',
  'gif',
  'webp',
  'heic',
  'heif',
  'svg',
  'bmp',
  'tif',
  'tiff',
  'mp3',
  'wav',
  'm4a',
  'mp4',
  'mov',
  'avi',
  'mkv',
  'webm',
]);

/**
 * Points for what is known about the data: contents that were read, else the strongest of label, name
 * and kind of object. Each part names its evidence.
 */
export function dataParts(
  event: ActivityEvent,
  facts: readonly DetectionFact[],
  { data: weights }: Weights,
): ScorePart[] {
  const known = [
    ...hintParts(event, weights),
    ...disguiseParts(facts, weights),
    contentParts(event, weights),
  ];
  return known.reduce((most, next) => (sumOf(next) > sumOf(most) ? next : most));
}

const FORMER_NAME = 'renamedFrom';
const DISGUISES: ReadonlySet<string> = new Set([FORMER_NAME, 'renamedKind', 'typeMismatch']);

/** A renamed file or one with a changed type: its former name reveals what it is. */
function disguiseParts(facts: readonly DetectionFact[], weights: DataWeights): ScorePart[][] {
  const disguise = facts.find(({ key }) => DISGUISES.has(key));
  if (disguise === undefined) return [];
  const former = facts.find(({ key }) => key === FORMER_NAME)?.seen;
  const word = typeof former === 'string' ? sensitiveWord(former) : null;
  return word === null
    ? [[part('data', 'disguised', weights.disguised, String(disguise.seen ?? ''))]]
    : [[part('data', 'tellingName', weights.tellingName, word)]];
}

type DataWeights = Weights['data'];

function sensitivityPoints(weights: DataWeights, sensitivity: number): number {
  const { sensitivity0, sensitivity1, sensitivity2, sensitivity3, sensitivity4 } = weights;
  const points = [sensitivity0, sensitivity1, sensitivity2, sensitivity3, sensitivity4];
  return points[sensitivity] ?? 0;
}

function labelPoints(weights: DataWeights, rank: LabelRank): number {
  const { labelSecret, labelConfidential, labelInternal, labelPublic } = weights;
  const points: Readonly<Record<LabelRank, number>> = {
    secret: labelSecret,
    confidential: labelConfidential,
    internal: labelInternal,
    public: labelPublic,
  };
  return points[rank];
}

function sumOf(parts: readonly ScorePart[]): number {
  return parts.reduce((sum, { value }) => sum + value, 0);
}

function contentParts({ data, object }: ActivityEvent, weights: DataWeights): ScorePart[] {
  if (data === null) return [unreadPart(object, weights)];
  const { sensitivity } = data;
  if (sensitivity === null) {
    return data.state === 'complete'
      ? [part('data', 'nothingFound', weights.nothingFound)]
      : [part('data', 'unreadContent', weights.unknown, data.state)];
  }
  const values = Math.max(1, ...data.values);
  const parts = [
    part('data', 'dataTypes', sensitivityPoints(weights, sensitivity), data.types.join(', ')),
    part(
      'data',
      'values',
      perDecade(values, { perDecade: weights.valuesPerDecade, cap: weights.valuesCap }),
      values,
    ),
    part('data', 'secret', data.class === 'secret' ? weights.secret : 0),
  ];
  return parts.filter(({ value }) => value !== 0);
}

function unreadPart(object: ActivityEvent['object'], weights: DataWeights): ScorePart {
  return object.extension !== null && PICTURES.has(object.extension)
    ? part('data', 'picture', weights.picture, object.extension)
    : part('data', 'unreadContent', weights.unknown);
}

/** Hints about unread data: label, name, kind of object, a locked archive. */
function hintParts(
  { object, extra, lineage, source, movement }: ActivityEvent,
  weights: DataWeights,
): ScorePart[][] {
  const hints: ScorePart[][] = [];
  const label = labelOf(extra);
  const rank = labelRank(label);
  if (rank !== null) hints.push([part('data', 'label', labelPoints(weights, rank), label)]);
  const name = object.name ?? object.path;
  const word = name === null ? null : sensitiveWord(name);
  if (word !== null) hints.push([part('data', 'tellingName', weights.tellingName, word)]);
  const isRepository = source === 'GitHub' && object.kind === 'folder' && movement !== 'none';
  if (STORES.has(object.kind) || isRepository) {
    hints.push([part('data', 'store', weights.store, isRepository ? 'repository' : object.kind)]);
  }
  if (lineage?.isLocked === true) hints.push([part('data', 'locked', weights.locked)]);
  return hints;
}
