/** Longest text of an event, in UTF-16 units: as long as the largest record that is ingested. */
export const MOST_TEXT = 1_048_576;

/** Longest name, address or id of an entity: PostgreSQL indexes them, in at most 2,704 bytes. */
export const MOST_KEY_TEXT = 800;

/** Most recipients, members of a group or an archive, addresses of a person, … of one event or entity. */
export const MOST_LISTED = 100_000;

/** Most further facts of an event. */
export const MOST_EXTRA_FACTS = 24;
