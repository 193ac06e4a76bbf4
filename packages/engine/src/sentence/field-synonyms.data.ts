/** Words for fields beside their labels; a value follows them. Phrases are separated by `|`. */
export const FIELD_SYNONYMS: readonly (readonly [field: string, phrases: string])[] = [
  ['actor.department', 'department|dept|abteilung|bereich|fachbereich'],
  ['actor.title', 'job title|position|stellenbezeichnung|berufsbezeichnung'],
  ['actor.manager', 'reports to|managed by|line manager|vorgesetzter|vorgesetzte|führungskraft'],
  ['actor.email', 'user with the address|person with the address|benutzer mit der adresse'],
  [
    'object.extension',
    'file extension|file extensions|extension|extensions|dateiendung|dateiendungen|endung',
  ],
  ['object.name', 'file name|file names|filename|dateiname|dateinamen'],
  ['object.path', 'path|pfad|dateipfad'],
  ['object.owner', 'owned by|owner|eigentümer|besitzer'],
  ['destination.host', 'domain|host|website address|hostname|zieldomain|zielhost'],
  [
    'recipients.domains',
    'recipient domain|recipient domains|mail domain|empfängerdomain|empfängerdomains|maildomain',
  ],
  ['process.name', 'process|program|prozess|programm'],
  ['process.commandLine', 'command line with|kommandozeile mit'],
  ['mail.subject', 'subject|subject line|mail subject|betreff|betreffzeile'],
  ['label', 'label named|label called|labelled as|labeled as|label namens|label heißt'],
  ['cloud.region', 'cloud region|region'],
  ['cloud.account', 'cloud account|cloud konto'],
  ['device.os', 'operating system|betriebssystem'],
  ['data.sensitivity', 'sensitivity|sensibilität'],
  ['operation', 'operation named|vendor operation|operation namens'],
];
