/** Base log odds of a detector: an ordinary movement is rarely worth reviewing. */
export const BASE_POINTS = -2;

/** Family of related facts, so that ten similar facts do not add up. */
export type FactFamily = 'identity' | 'exposure' | 'disguise' | 'wording' | 'sizes';

export const FAMILY_CAPS: Readonly<Record<FactFamily, number>> = {
  identity: 2.6,
  exposure: 1.5,
  disguise: 4,
  wording: 0.5,
  sizes: 3.2,
};

/** The family of each fact that has one; other facts are independent. */
export const FACT_FAMILIES: Readonly<Record<string, FactFamily | undefined>> = {
  sharedNameParts: 'identity',
  initialsAndSurname: 'identity',
  sharedInitials: 'identity',
  handleLikeness: 'identity',
  sameDisplayName: 'identity',
  visibility: 'exposure',
  destination: 'exposure',
  outsideRecipients: 'exposure',
  unmanagedDevice: 'exposure',
  typeMismatch: 'disguise',
  doubleExtension: 'disguise',
  hiddenEnding: 'disguise',
  directionOverride: 'disguise',
  lookAlikeLetters: 'disguise',
  renamedFrom: 'disguise',
  renamedKind: 'disguise',
  otherExtension: 'disguise',
  randomStem: 'disguise',
  sensitiveWord: 'wording',
  sizeForType: 'sizes',
  ownSizes: 'sizes',
  peerSizes: 'sizes',
  sizeOfSource: 'sizes',
  numberedPart: 'sizes',
  roundPart: 'sizes',
  numberedParts: 'sizes',
};
