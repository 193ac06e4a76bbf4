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
  notAvailableHelp: 'Eine der beiden IDs existiert in dieser Organisation nicht oder nicht mehr.',
  toDiscovery: 'Datenflüsse öffnen',
  sensitiveHops: (count) => some(count, 'sensibler Schritt', 'sensible Schritte'),
  extent: (nodes, steps) =>
    `${some(nodes, 'Knoten', 'Knoten')}, ${some(steps, 'Schritt', 'Schritte')}`,

  noPath: 'Kein Pfad in diesem Zeitraum',
  noPathHelp: (searched) =>
    `${some(searched, 'Version wurde', 'Versionen wurden')} durchsucht. Keine führt von der Herkunft zum Ziel.`,
  noPathConfidence: (percent) =>
    `Schritte mit weniger als ${percent} Sicherheit sind ausgeblendet.`,
  widen: (range) => `Zeitraum erweitern: ${range}`,
  anyConfidence: 'Jeden Schritt einbeziehen',
  alternatives: 'In der Nähe haben einen Pfad',
  eventCount: (count) => some(count, 'Ereignis', 'Ereignisse'),
  truncated: (searched) =>
    `Suchlimit nach ${some(searched, 'Version', 'Versionen')} erreicht. Möglicherweise gibt es weitere Pfade. Wählen Sie einen kürzeren Zeitraum.`,
  pathsLeftOut: (count) =>
    count === 1
      ? 'Ein gewählter Pfad wird nicht angezeigt, weil das Diagramm zu groß würde.'
      : `${formatCount(count)} gewählte Pfade werden nicht angezeigt, weil das Diagramm zu groß würde.`,
  crowded: 'Viele Elemente sind geöffnet. Gleichartige wurden zusammengefasst.',
  notRead: 'Weitere Schritte konnten nicht geladen werden.',
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
  nextAct: 'Nächste Aktion',
  pause: 'Anhalten',
  endReplay: 'Wiedergabe beenden',
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
  kind_sink: 'entfernter Endpunkt',
  kinds_file: 'Dateien',
  kinds_item: 'Elemente',
  kinds_message: 'Nachrichten',
  kinds_clipboard: 'Zwischenablagen',
  kinds_volume: 'Dateien auf Wechselspeicher',
  kinds_sink: 'entfernte Endpunkte',

  'edge_same-content': 'Gleicher Inhalt',
  edge_moved: 'Verschoben',
  edge_edited: 'Bearbeitet',
  edge_contains: 'In Archiv gepackt',
  'edge_contained-in': 'Daraus entpackt',
  edge_partial: 'Teilinhalt',
  edge_converted: 'Umgewandelt',
  edge_granted: 'Zugriff erteilt',

  strength_certain: 'Sicher',
  strength_likely: 'Wahrscheinlich',
  strength_inferred: 'Geschlossen',
  strengthHelp_certain: 'Gleicher Inhalt oder vom Dienst bestätigt',
  strengthHelp_likely: 'Archiv, Zwischenablage oder ähnlicher Inhalt',
  strengthHelp_inferred: 'Nur nach Name, Größe und Zeit',

  method_explicit: 'Das Ereignis nennt seine Quelle',
  'method_vendor-id': 'Die Kennung des Dienstes',
  method_continuity: 'Zum Zeitpunkt dort vorhanden',
  method_digest: 'Gleicher und seltener Inhalt',
  'method_member-digest': 'Das Archiv führt den Inhalt auf',
  method_clipboard: 'Der Inhalt der Zwischenablage',
  method_similarity: 'Ähnlicher Inhalt',
  'method_name-size-time':
    'Gleiche Person und gleicher Name innerhalb einer Woche, kein Gegenindiz',

  lostHere: 'Hier endet die Spur',
  'gap_first-seen': 'Vor dem ersten Bericht bereits vorhanden',
  'gap_changed-unseen': 'Inhalt geändert, ohne dass eine Aktion gemeldet wurde',
  'gap_encrypted-archive': 'Archivinhalt unbekannt',
  'gap_unmanaged-device': 'Auf einem nicht überwachten Gerät',
  'gap_lost-records': 'Datensätze fehlen',
  lossOf: (source, why) => `${source}: ${why}`,
  unread: (count) =>
    count === 1
      ? '1 Datensatz war nicht lesbar'
      : `${formatCount(count)} Datensätze waren nicht lesbar`,
  loss_unread: 'Datensätze waren nicht lesbar',
  'loss_position-expired': 'Datensätze nicht mehr abrufbar',
  'loss_not-recorded': 'Protokollierung war deaktiviert',
  'loss_not-collected': 'keine neuen Datensätze',
  since: (from) => `Seit ${from}`,
  span: (from, to) => `${from} bis ${to}`,

  inPlace: (name, place) => `${name} in ${place}`,
  actCount: (count) => some(count, 'Aktion', 'Aktionen'),
  acts: 'Aktionen',
  times: (count, word) => `${formatCount(count)} × ${word}`,
  foldOf: (count, kinds) => `${formatCount(count)} ${kinds}`,
  unfoldHint: 'Zusammengefasst, zum Aufklappen drücken',
  upstream: (count, hasMore) => `+${formatCount(count)}${hasMore ? ' oder mehr' : ''} davor`,
  downstream: (count, hasMore) => `+${formatCount(count)}${hasMore ? ' oder mehr' : ''} danach`,
  lessUpstream: 'Weniger davor',
  lessDownstream: 'Weniger danach',
  stubOf: (words, name) => `${words}: ${name}`,
  seenTwice: (count) => `Eine Aktion, von ${formatCount(count)} Quellen gemeldet`,
  fired: (count) => some(count, 'Erkennung', 'Erkennungen'),
  legend: 'Legende',
  controlPoint: 'Erkennung ausgelöst',
  graphLabel: (title) =>
    `${title}. Pfeiltasten wechseln zwischen Schritten, Enter öffnet Details, E zeigt Nachfolger, Umschalt+E Vorgänger.`,
  inLane: (lane) => `${lane}: `,
  actOn: (act, name) => `${act}: ${name}`,
  stepLabel: (act, from, to) => `${act}: ${from} nach ${to}`,

  timeline: 'Zeitleiste',
  timelineLabel: 'Aktionen in zeitlicher Reihenfolge',
  replayPosition: 'Angezeigte Aktionen',
  actsShown: (at, count) => `${formatCount(at)} von ${some(count, 'Aktion', 'Aktionen')}`,
};
