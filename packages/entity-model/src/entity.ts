/** Entities, with the prompt words on which GLiNER models were trained. */
export const ENTITY_LABELS = [
  { type: 'person', label: 'person' },
  { type: 'place', label: 'location' },
  { type: 'organization', label: 'organization' },
] as const;

export type EntityType = (typeof ENTITY_LABELS)[number]['type'];

/** A name in a text. Offsets in UTF-16 code units; `end` is exclusive. */
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
   * The names in a text, by position, without overlaps. One text is read at a time; the others wait.
   * Throws `EntityReadFault` if the text cannot be read completely, and `EntityModelFault` if the
   * thread had to be replaced and the folder has changed.
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
