import type { DetectionFact } from '@waybill/contract';
import { wordLikeness } from '../../values/word-likeness.ts';
import type { CarriedFile } from '../movement/carried-files.ts';
import { likenessOf } from '../movement/likeness.ts';
import { fact } from '../weigh.ts';
import {
  isDisguise,
  isHarmless,
  kindOf,
  kindOfMediaType,
  type FileKind,
} from './file-kinds.data.ts';
import { hasDirectionOverride, hasHiddenEnding, lookAlikeWord } from './hidden-signs.ts';
import { nameParts } from './name-parts.ts';

/** Log odds of name disguises. */
const POINTS = {
  typeMismatch: 2.6,
  doubleExtension: 2.4,
  documentAsImage: 1.6,
  hiddenEnding: 2.2,
  directionOverride: 3,
  lookAlikeLetters: 2.2,
  renamedKind: 2.4,
  renamedFrom: 1.2,
  otherExtension: 0.9,
  randomStem: 0.9,
} as const;

/** Names less similar than this are unrelated. */
const UNLIKE = 0.4;
/** Stems shorter than this are too short to tell words from random text. */
const STEM_SIGNS = 8;
const WORDLESS_SHARE = 0.25;
/** Bits per letter beyond which letters are random; words that are rare cost up to about 5. */
const RANDOM_COST = 5.5;

/** Ways in which a name misleads: by its characters alone and compared with the known contents. */
export function nameFacts(
  { name, mimeType }: CarriedFile,
  fileType: string | null,
): DetectionFact[] {
  const { extension, inner } = nameParts(name);
  return [
    mismatch(extension, fileType, mimeType),
    doubleExtension(inner, extension),
    hasHiddenEnding(name)
      ? fact('hiddenEnding', JSON.stringify(name.slice(-12)), POINTS.hiddenEnding)
      : null,
    hasDirectionOverride(name) ? fact('directionOverride', true, POINTS.directionOverride) : null,
    lookAlike(name),
  ].filter((found) => found !== null);
}

function mismatch(
  extension: string,
  fileType: string | null,
  mimeType: string | null,
): DetectionFact | null {
  const shown = kindOf(extension);
  const byContents = fileType === null ? undefined : kindOf(fileType);
  const actual = byContents ?? kindOfMediaType(mimeType ?? '');
  if (shown === undefined || actual === undefined) return null;
  const isHidden = byContents === undefined ? isDisguise(actual, shown) : isNoMedia(actual, shown);
  // Pictures that are written as text are no disguise.
  return isHiddenProgram(actual, shown) || (isHidden && extension !== 'svg')
    ? fact('typeMismatch', actual, POINTS.typeMismatch, shown)
    : null;
}

/** Installers come as archives, and scripts as source. */
function isHiddenProgram(actual: FileKind, shown: FileKind): boolean {
  return actual === 'program' && !['program', 'archive', 'source'].includes(shown);
}

/** The contents show that a file named as a picture, sound or film is not one. */
function isNoMedia(actual: FileKind, shown: FileKind): boolean {
  return isHarmless(shown) && !isHarmless(actual);
}

function doubleExtension(inner: string, extension: string): DetectionFact | null {
  const [within, shown] = [kindOf(inner), kindOf(extension)];
  if (within === undefined || shown === undefined) return null;
  const seen = `.${inner}.${extension}`;
  // Pages of documents are often saved as pictures.
  if (within === 'document' && shown === 'image') {
    return fact('doubleExtension', seen, POINTS.documentAsImage);
  }
  const isProgram = shown === 'program' && ['document', 'table', 'image', 'text'].includes(within);
  const isHidden =
    shown === 'text' && extension !== 'log' && ['archive', 'database'].includes(within);
  const isSuspicious = isDisguise(within, shown) || isProgram || isHidden;
  return isSuspicious ? fact('doubleExtension', seen, POINTS.doubleExtension) : null;
}

function lookAlike(name: string): DetectionFact | null {
  const word = lookAlikeWord(name);
  return word === null ? null : fact('lookAlikeLetters', word, POINTS.lookAlikeLetters);
}

/** What a new file name hides; `former` are earlier names of the same content. */
export function renameFacts(name: string, former: readonly string[]): DetectionFact[] {
  const now = nameParts(name);
  const disguised = former.find((before) => isDisguisedAs(before, now.extension));
  if (disguised !== undefined) return [fact('renamedKind', name, POINTS.renamedKind, disguised)];
  const unlike = former.find((before) => {
    const likeness = likenessOf(nameParts(before).stem.toLowerCase(), now.stem.toLowerCase());
    return before !== name && likeness < UNLIKE;
  });
  if (unlike === undefined) return [];
  const { extension } = nameParts(unlike);
  return [
    fact('renamedFrom', name, POINTS.renamedFrom, unlike),
    ...(extension === now.extension
      ? []
      : [fact('otherExtension', now.extension, POINTS.otherExtension, extension)]),
    ...(isRandom(now.stem) ? [fact('randomStem', now.stem, POINTS.randomStem)] : []),
  ];
}

/** Whether a file with that name was renamed to an inconspicuous kind. */
export function isDisguisedAs(before: string, extension: string): boolean {
  return isDisguise(kindOf(nameParts(before).extension), kindOf(extension));
}

function isRandom(stem: string): boolean {
  if (stem.length < STEM_SIGNS || !/[a-z]/iu.test(stem)) return false;
  const { share, cost } = wordLikeness(stem);
  // Letters between digits make no runs that could cost anything.
  return share < WORDLESS_SHARE && (cost > RANDOM_COST || cost === 0);
}
