import { formatCount, type Translation } from '@waybill/ui';
import type { traceText } from './trace.text.ts';

const some = (count: number, single: string, many: string): string =>
  `${formatCount(count)} ${count === 1 ? single : many}`;

export const de: Translation<typeof traceText> = {
  trace: 'Spur',
  to: 'nach',
  titleOf: (origin, destination) => `Spur von ${origin} nach ${destination}`,
  loading: 'Pfade werden gesucht',
  notAvailable: 'Für Sie nicht verfügbar oder entfernt',
  notAvailableHelp:
    'Zu einer der beiden Kennungen gibt es in dieser Organisation nichts, oder nichts mehr.',
  toDiscovery: 'Datenflüsse öffnen',
  sensitiveHops: (count) => some(count, 'sensibler Schritt', 'sensible Schritte'),
  extent: (nodes, steps) =>
    `${some(nodes, 'Knoten', 'Knoten')}, ${some(steps, 'Schritt', 'Schritte')}`,

  noPath: 'Kein Pfad in diesem Zeitraum',
  noPathHelp: (searched) =>
    `${some(searched, 'Fassung wurde', 'Fassungen wurden')} betrachtet, und keine führt von der Herkunft zum Ziel.`,
  noPathConfidence: (percent) => `Schritte unter ${percent} sind ausgelassen.`,
  widen: (range) => `Zeitraum erweitern: ${range}`,
  anyConfidence: 'Jeden Schritt einbeziehen',
  alternatives: 'In der Nähe haben einen Pfad',
  eventCount: (count) => some(count, 'Ereignis', 'Ereignisse'),
  truncated: (searched) =>
    `Die Suche endete an ihrer Grenze nach ${some(searched, 'Fassung', 'Fassungen')}: Es kann mehr Pfade geben. Ein kürzerer Zeitraum wird ganz durchsucht.`,
  pathsLeftOut: (count) =>
    count === 1
      ? 'Ein gewählter Pfad ist nicht gezeichnet, weil die Zeichnung zu groß würde.'
      : `${formatCount(count)} gewählte Pfade sind nicht gezeichnet, weil die Zeichnung zu groß würde.`,
  crowded: 'Sehr vieles ist geöffnet: Gleichartiges wurde gefaltet.',
  notRead: 'Was geöffnet wurde, konnte nicht gelesen werden.',
  retry: 'Erneut versuchen',
  notice: 'Zu dieser Spur',

  view: 'Ansicht',
  graph: 'Zeichnung',
  table: 'Tabelle',
  paths: 'Pfade',
  criticalOnly: 'Nur kritischer Pfad',
  confidence: 'Sicherheit',
  confidenceIs: (percent) => `ab ${percent}`,
  everyStep: 'jeder Schritt',
  searchGraph: 'In dieser Spur suchen',
  matches: (at, count) => `${formatCount(at)} von ${formatCount(count)}`,
  noMatches: 'Kein Treffer',
  nextMatch: 'Nächster Treffer',
  replay: 'Abspielen',
  replayOn: 'Weiter',
  nextAct: 'Nächste Handlung',
  pause: 'Anhalten',
  endReplay: 'Abspielen beenden',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  fit: 'Alles zeigen',

  lane_origin: 'Herkunft',
  lane_person: 'Person',
  lane_object: 'Objekt',
  lane_destination: 'Ziel',

  kind_file: 'Datei',
  kind_item: 'Element',
  kind_message: 'Nachricht',
  kind_clipboard: 'Zwischenablage',
  kind_volume: 'Datei auf Wechselspeicher',
  kind_sink: 'fernes Ende',
  kinds_file: 'Dateien',
  kinds_item: 'Elemente',
  kinds_message: 'Nachrichten',
  kinds_clipboard: 'Zwischenablagen',
  kinds_volume: 'Dateien auf Wechselspeicher',
  kinds_sink: 'ferne Enden',

  'edge_same-content': 'Gleicher Inhalt',
  edge_moved: 'Verschoben',
  edge_edited: 'Bearbeitet',
  edge_contains: 'Hineingepackt',
  'edge_contained-in': 'Daraus entpackt',
  edge_partial: 'Ein Teil davon',
  edge_converted: 'Umgewandelt',
  edge_granted: 'Zugriff gegeben',

  strength_certain: 'Sicher',
  strength_likely: 'Wahrscheinlich',
  strength_inferred: 'Geschlossen',
  strengthHelp_certain: 'Gleicher Inhalt, oder vom Dienst selbst genannt',
  strengthHelp_likely: 'Archiv, Zwischenablage oder ähnlicher Inhalt',
  strengthHelp_inferred: 'Nur nach Name, Größe und Zeit',

  method_explicit: 'Das Ereignis nennt seine Quelle',
  'method_vendor-id': 'Die Kennung des Dienstes',
  method_continuity: 'Sie lag damals dort',
  method_digest: 'Gleicher und seltener Inhalt',
  'method_member-digest': 'Das Archiv führt den Inhalt auf',
  method_clipboard: 'Der Inhalt der Zwischenablage',
  method_similarity: 'Ähnlicher Inhalt',
  'method_name-size-time':
    'Gleiche Person und gleicher Name binnen einer Woche, nichts spricht dagegen',

  lostHere: 'Hier reißt die Spur ab',
  'gap_first-seen': 'Es war da, bevor etwas davon berichtete',
  'gap_changed-unseen': 'Der Inhalt änderte sich, ohne dass eine Handlung gesehen wurde',
  'gap_encrypted-archive': 'Was im Archiv ist, lässt sich nicht sagen',
  'gap_unmanaged-device': 'Es lag auf einem Gerät, das niemand beobachtet',
  'gap_lost-records': 'Aufzeichnungen fehlen',
  lossOf: (source, why) => `${source}: ${why}`,
  unread: (count) =>
    count === 1
      ? '1 Aufzeichnung war nicht lesbar'
      : `${formatCount(count)} Aufzeichnungen waren nicht lesbar`,
  loss_unread: 'Aufzeichnungen waren nicht lesbar',
  'loss_position-expired': 'gab nicht mehr heraus, was aufgezeichnet war',
  'loss_not-recorded': 'das Protokoll war abgeschaltet',
  'loss_not-collected': 'es kommen keine Aufzeichnungen mehr',
  since: (from) => `Seit ${from}`,
  span: (from, to) => `${from} bis ${to}`,

  inPlace: (name, place) => `${name} in ${place}`,
  actCount: (count) => some(count, 'Handlung', 'Handlungen'),
  acts: 'Handlungen',
  times: (count, word) => `${formatCount(count)} × ${word}`,
  foldOf: (count, kinds) => `${formatCount(count)} ${kinds}`,
  unfoldHint: 'Gefaltet, zum Öffnen drücken',
  upstream: (count, hasMore) => `+${formatCount(count)}${hasMore ? ' oder mehr' : ''} davor`,
  downstream: (count, hasMore) => `+${formatCount(count)}${hasMore ? ' oder mehr' : ''} danach`,
  lessUpstream: 'Weniger davor',
  lessDownstream: 'Weniger danach',
  stubOf: (words, name) => `${words}: ${name}`,
  seenTwice: (count) => `Eine Handlung, von ${formatCount(count)} Quellen gesehen`,
  fired: (count) => some(count, 'Erkennung', 'Erkennungen'),
  legend: 'Legende',
  controlPoint: 'Hier schlug eine Erkennung an',
  graphLabel: (title) =>
    `${title}. Pfeiltasten gehen die Schritte entlang, Enter öffnet, was bekannt ist, E zeigt mehr danach, Umschalt+E mehr davor.`,
  inLane: (lane) => `${lane}: `,
  actOn: (act, name) => `${act}: ${name}`,
  stepLabel: (act, from, to) => `${act}: ${from} nach ${to}`,

  timeline: 'Zeitleiste',
  timelineLabel: 'Handlungen in der Reihenfolge der Zeit',
  replayPosition: 'Gezeigte Handlungen',
  actsShown: (at, count) => `${formatCount(at)} von ${some(count, 'Handlung', 'Handlungen')}`,
};
