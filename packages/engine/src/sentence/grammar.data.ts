import type { CountUnit, GrammarWord } from './term.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Words of grammar in English and German; phrases are separated by `|`. */
export const GRAMMAR: readonly (readonly [word: GrammarWord, phrases: string])[] = [
  [
    'from',
    'from|out of|off|away from|aus|von|vom|aus dem|aus der|von der|originating in|coming from|which began in|stammend aus',
  ],
  [
    'to',
    'to|into|onto|towards|via|through|using|upon|nach|zu|zum|zur|auf|ins|an|ans|aufs|mittels|durch|per|bis zu einem|to the service|to any|to some',
  ],
  ['in', 'in|at|on|inside|bei|beim|im|am|mit|with'],
  ['not', 'not|nicht'],
  [
    'modal',
    'must|may|should|shall|can|cannot|can’t|could|would|will|do|does|don’t|doesn’t|never|mustn’t|shouldn’t|darf|dürfen|soll|sollen|sollte|sollten|kann|können|muss|müssen|wird|werden|wurde|niemals|nie|verbieten|forbid|forbidden|verboten|prohibit|untersagt',
  ],
  [
    'except',
    'except|except for|excluding|other than|but not|apart from|unless|without|außer|ausgenommen|nur nicht|ohne|aber nicht|mit ausnahme von|abgesehen von|es sei denn',
  ],
  [
    'many',
    'many|lots of|a lot of|a lot|large numbers of|large amounts of|in bulk|bulk|mass|en masse|massive|massively|numerous|often|repeatedly|frequently|unusually many|too many|viele|vielen|sehr viele|zu viele|massenhaft|massenweise|in großen Mengen|große Mengen|zahlreiche|häufig|oft|mehrfach|wiederholt|unmengen',
  ],
  [
    'more',
    'more than|over|über|greater than|larger than|bigger than|exceeding|exceeds|above|beyond|>|mehr als|größer als|oberhalb von|mehr denn',
  ],
  [
    'least',
    'at least|minimum|a minimum of|or more than|no fewer than|not less than|starting at|>=|≥|=>|mindestens|wenigstens|ab|minimal|nicht weniger als|zumindest',
  ],
  [
    'under',
    'less than|fewer than|smaller than|below|under|<|weniger als|kleiner als|unter|unterhalb von',
  ],
  [
    'most',
    'at most|up to|no more than|not more than|maximum|max|<=|≤|höchstens|maximal|bis zu|nicht mehr als',
  ],
  ['one', 'a|an|one|single|ein|eine|einen|einer|einem|eines|jede|jeder|jedem|jeden|each|every'],
  [
    'is',
    'is|are|equals|equal to|called|named|=|==|ist|sind|gleich|heißt|genannt|namens|lautet|of value',
  ],
];

/** Number words. */
export const NUMBER_WORDS: readonly (readonly [value: number, phrases: string])[] = [
  [2, 'two|zwei|a pair of|ein paar'],
  [3, 'three|drei'],
  [4, 'four|vier'],
  [5, 'five|fünf'],
  [6, 'six|sechs'],
  [7, 'seven|sieben'],
  [8, 'eight|acht'],
  [9, 'nine|neun'],
  [10, 'ten|zehn'],
  [12, 'twelve|zwölf|a dozen|dozen|ein dutzend|dutzend'],
  [15, 'fifteen|fünfzehn'],
  [20, 'twenty|zwanzig'],
  [25, 'twenty five|fünfundzwanzig'],
  [30, 'thirty|dreißig'],
  [40, 'forty|vierzig'],
  [50, 'fifty|fünfzig'],
  [100, 'hundred|a hundred|one hundred|hundert|einhundert'],
  [200, 'two hundred|zweihundert'],
  [500, 'five hundred|fünfhundert'],
  [1000, 'thousand|a thousand|one thousand|tausend|eintausend'],
  [10_000, 'ten thousand|zehntausend'],
];

/** Lengths of time in milliseconds. */
export const SPANS: readonly (readonly [ms: number, phrases: string])[] = [
  [60_000, 'minute|minutes|minuten|min.'],
  [15 * 60_000, 'quarter of an hour|quarter hour|viertelstunde'],
  [30 * 60_000, 'half an hour|half hour|halbe stunde|halben stunde'],
  [HOUR_MS, 'hour|hours|hourly|stunde|stunden|stündlich|std'],
  [DAY_MS, 'day|days|daily|tag|tage|tagen|tages|täglich'],
  [7 * DAY_MS, 'week|weeks|weekly|woche|wochen|wöchentlich'],
  [30 * DAY_MS, 'month|months|monthly|monat|monate|monaten|monatlich'],
];

/** What a number counts, with the factor of a size unit. */
export const UNITS: readonly (readonly [unit: CountUnit, bytes: number, phrases: string])[] = [
  [
    'objects',
    0,
    'file|files|document|documents|doc|docs|object|objects|item|items|attachment|attachments|repository|repositories|repo|repos|page|pages|datei|dateien|dokument|dokumente|dokumenten|unterlage|unterlagen|objekt|objekte|anhang|Anhänge|seite|seiten|akte|akten|repositorys',
  ],
  [
    'events',
    0,
    'event|events|action|actions|operation|operations|time|times|attempt|attempts|ereignis|ereignisse|ereignissen|aktion|aktionen|vorgang|Vorgänge|mal|male|versuch|versuche',
  ],
  [
    'values',
    0,
    'value|values|number|numbers|identifiers|findings|wert|werte|nummer|nummern|treffer|fundstellen',
  ],
  [
    'people',
    0,
    'people|persons|users|employees|colleagues|personen|leute|mitarbeiter|mitarbeitern|mitarbeitende|mitarbeitenden|Beschäftigte|Beschäftigten|benutzer|nutzer|kollegen',
  ],
  ['destinations', 0, 'destinations|places|services|ziele|orte|dienste|zielorte'],
  [
    'rows',
    0,
    'row|rows|record|records|line|lines|zeile|zeilen|datensatz|Datensätze|Eintrag|Einträge',
  ],
  ['recipients', 0, 'recipient|recipients|addressees|Empfänger|Empfängern|adressaten'],
  ['bytes', 1024, 'kb|kib|kilobyte|kilobytes'],
  ['bytes', 1024 ** 2, 'mb|mib|megabyte|megabytes'],
  ['bytes', 1024 ** 3, 'gb|gib|gigabyte|gigabytes'],
  ['bytes', 1024 ** 4, 'tb|tib|terabyte|terabytes'],
];

/** Words that carry nothing for a policy. */
export const SMALL_WORDS =
  'the this that these those any anybody anyone anything all some somebody someone something everyone everybody ' +
  'everything nobody none no and or as be been being was were has have had having by for it its they them their ' +
  'theirs he she his her him we us our you your i me my who whom whose which what when whenever where while if ' +
  'then than so such there here of also too just only even ever again different distinct unique various own ' +
  'alert alerts warn warns warning tell notify report reports detect detects flag stop stops prevent prevents ' +
  'block blocks blocking avoid avoids watch monitor monitors want wants like please should policy rule about ' +
  'against happen happens happening let get gets got give gives given goes go going went gone come comes coming ' +
  'put puts putting move moves moved moving transfer transfers transferred transferring take takes taken taking ' +
  'make makes made end ends up try tries ' +
  'trying contain contains containing contained hold holds holding include includes including involving involve ' +
  'with which has data content contents information info text texts kind kinds type types sort case cases amount ' +
  'work worker workers workplace person member members employee user colleague staff people organisation ' +
  'organization company business firm corporate internal our tool tools app apps application applications service ' +
  'site sites website websites web account accounts address addresses system systems platform online ' +
  'list lists soon first new another other others each whether because during after before ' +
  'period last past same once per within between among across whole entire complete full ' +
  'der die das den dem des dieser diese dieses diesem diesen jener jene welche welcher welches alle allen aller ' +
  'alles gibt geben gegeben gebe irgend irgendwer irgendjemand irgendeine irgendwelche jemand jemandem jemanden niemand niemandem niemanden ' +
  'kein keine keinen keiner keinem keines man wer wen wem was wenn wann wo falls sobald und oder als wie so auch ' +
  'nur sie er es ihr ihre ihren ihrem ihrer ihres sein seine seinen seinem seiner seines wir uns unser unsere ' +
  'unseren unserem unserer ich mich mir mein meine du sich selbst hat haben habe hatte bin bist war waren worden ' +
  'sein für für gegen bitte möchte möchten will wollen melden meldet gemeldet melde warnen warnt warne ' +
  'alarmieren alarmiere alarm informieren benachrichtigen erkennen erkennt verhindern verhindert verhindere ' +
  'blockieren blockiert blockiere stoppen stoppe unterbinden vermeiden überwachen überwache passieren passiert ' +
  'geschehen geschieht richtlinie regel dass ob weil damit da dort hier dann mehr verschiedene verschiedenen ' +
  'unterschiedliche unterschiedlichen eigene eigenen eigenes gelangen gelangt gelangen kommen kommt gehen geht ' +
  'gegangen bewegen bewegt verschieben verschiebt verschoben übertragen überträgt transferieren transferiert ' +
  'landen landet bringen bringt gebracht machen macht gemacht nehmen nimmt genommen mitnehmen mitgenommen entwenden ' +
  'enthalten enthält enthaltend beinhalten betreffen betrifft versucht versuchen ' +
  'daten inhalt inhalte inhalten information informationen angaben angabe text texte art arten typ typen ' +
  'firma firmen unternehmen unternehmens betrieb person ' +
  'mitglied mitglieder anwendung anwendungen programm programme system systeme systemen konto konten adresse ' +
  'adressen webseite webseiten website plattform plattformen liste listen dienst tool werkzeug werkzeuge pro je ' +
  'binnen innerhalb während zwischen letzten letzte letzter vergangenen ganze ganzen ganzer gesamte gesamten neue ' +
  'neuen neuer neues andere anderen anderer anderes online etwas noch schon immer wieder weiter sowie beziehungsweise ' +
  'bzw etc um hin her davon darin dabei dazu hinaus einfach sonstige sonstigen weil either both neither nor ' +
  'out up down around themselves himself herself someone’s everyone’s anyone’s';
