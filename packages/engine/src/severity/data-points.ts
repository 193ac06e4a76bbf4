import type { ActivityEvent, DetectionFact } from '@waybill/contract';
import { sensitiveWord } from '../detectors/file-name/sensitive-word.ts';
import { labelOf, labelRank } from './label-rank.ts';
import { part, perDecade, type ScorePart } from './score-part.ts';
import {
  DATA_POINTS,
  LABEL_POINTS,
  SECRET_POINTS,
  SENSITIVITY_POINTS,
  VALUE_POINTS,
} from './weights.data.ts';

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
 * What is known of the data, in points: contents that were read, else the strongest of label, name and kind
 * of object. Each part names what was seen.
 */
export function dataParts(event: ActivityEvent, facts: readonly DetectionFact[]): ScorePart[] {
  const known = [...hintParts(event), ...disguiseParts(facts), contentParts(event)];
  return known.reduce((most, next) => (sumOf(next) > sumOf(most) ? next : most));
}

const FORMER_NAME = 'renamedFrom';
const DISGUISES: ReadonlySet<string> = new Set([FORMER_NAME, 'renamedKind', 'typeMismatch']);

/** A file that was given another name or type: what it was called before says what it is. */
function disguiseParts(facts: readonly DetectionFact[]): ScorePart[][] {
  const disguise = facts.find(({ key }) => DISGUISES.has(key));
  if (disguise === undefined) return [];
  const former = facts.find(({ key }) => key === FORMER_NAME)?.seen;
  const word = typeof former === 'string' ? sensitiveWord(former) : null;
  return word === null
    ? [[part('data', 'disguised', DATA_POINTS.disguised, String(disguise.seen ?? ''))]]
    : [[part('data', 'tellingName', DATA_POINTS.tellingName, word)]];
}

function sumOf(parts: readonly ScorePart[]): number {
  return parts.reduce((sum, { value }) => sum + value, 0);
}

function contentParts({ data, object }: ActivityEvent): ScorePart[] {
  if (data === null) return [unreadPart(object)];
  const { sensitivity } = data;
  if (sensitivity === null) {
    return data.state === 'complete'
      ? [part('data', 'nothingFound', DATA_POINTS.nothingFound)]
      : [part('data', 'unreadContent', DATA_POINTS.unknown, data.state)];
  }
  const values = Math.max(1, ...data.values);
  const parts = [
    part('data', 'dataTypes', SENSITIVITY_POINTS[sensitivity] ?? 0, data.types.join(', ')),
    part('data', 'values', perDecade(values, VALUE_POINTS), values),
    part('data', 'secret', data.class === 'secret' ? SECRET_POINTS : 0),
  ];
  return parts.filter(({ value }) => value !== 0);
}

function unreadPart(object: ActivityEvent['object']): ScorePart {
  return object.extension !== null && PICTURES.has(object.extension)
    ? part('data', 'picture', DATA_POINTS.picture, object.extension)
    : part('data', 'unreadContent', DATA_POINTS.unknown);
}

/** What says something of data that was not read: label, name, kind of object, a locked archive. */
function hintParts({ object, extra, lineage, source, movement }: ActivityEvent): ScorePart[][] {
  const hints: ScorePart[][] = [];
  const label = labelOf(extra);
  const rank = labelRank(label);
  if (rank !== null) hints.push([part('data', 'label', LABEL_POINTS[rank], label)]);
  const name = object.name ?? object.path;
  const word = name === null ? null : sensitiveWord(name);
  if (word !== null) hints.push([part('data', 'tellingName', DATA_POINTS.tellingName, word)]);
  const isRepository = source === 'GitHub' && object.kind === 'folder' && movement !== 'none';
  if (STORES.has(object.kind) || isRepository) {
    hints.push([
      part('data', 'store', DATA_POINTS.store, isRepository ? 'repository' : object.kind),
    ]);
  }
  if (lineage?.isLocked === true) hints.push([part('data', 'locked', DATA_POINTS.locked)]);
  return hints;
}
