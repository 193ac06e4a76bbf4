/** What is named, with the word that the model is asked by: those that GLiNER models were fitted on. */
export const ENTITY_LABELS = [
  { type: 'person', label: 'person' },
  { type: 'place', label: 'location' },
  { type: 'organization', label: 'organization' },
] as const;

export type EntityType = (typeof ENTITY_LABELS)[number]['type'];

/** A name in a text. Offsets in UTF-16 code units; `end` is the first behind it. */
export interface Entity {
  type: EntityType;
  start: number;
  end: number;
  /** How sure the model is: above 0.5, up to 1. */
  score: number;
}

/** A model in its own thread, which never keeps the process alive. */
export interface EntityModel {
  /**
   * The names in a text, by position, apart from each other. One text is read at a time; the others
   * wait. Throws `EntityReadFault` when the text cannot be read whole, and `EntityModelFault` when
   * the thread had to be replaced and the folder is not what it was.
   */
  read(text: string): Promise<Entity[]>;
  close(): Promise<void>;
}

export interface EntityModelLimits {
  /** Longer texts are not read, in UTF-16 code units. */
  characters: number;
  /** From the call until the text has been read, those waited for included. */
  seconds: number;
  /** Until the files are loaded. */
  openSeconds: number;
}
