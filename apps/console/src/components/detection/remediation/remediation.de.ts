import { formatCount, type Translation } from '@waybill/ui';
import type { remediationText } from './remediation.text.ts';

const plural = (count: number, one: string, many: string) =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

export const de: Translation<typeof remediationText> = {
  remediate: 'Beheben',
  loading: 'Lädt, was sich beheben lässt',
  nothing: 'Kein Datensatz dieser Erkennung nennt ein Objekt an einer Quelle.',
  noObject: 'Objekt ohne Namen',

  make_private: 'Privat machen',
  make_privateHelp: 'Alle außer dem Eigentümer verlieren den Zugriff.',
  remove_recipients: 'Externe entfernen',
  remove_recipientsHelp: 'Personen, Gruppen und Domänen außerhalb verlieren den Zugriff.',
  expire_link: 'Links entfernen',
  expire_linkHelp: 'Links, die jeder nutzen kann, gelten nicht mehr.',
  quarantine: 'In Quarantäne legen',
  quarantineHelp: 'Das Objekt kommt dorthin, wo nur die Administration es sieht.',
  notify_owner: 'Eigentümer benachrichtigen',
  notify_ownerHelp: 'Der Eigentümer erfährt, was gefunden wurde.',

  not_offered: (source) => `An ${source} lässt sich von hier aus nichts beheben.`,
  object_does_not_fit: 'Passt nicht zu dieser Art von Objekt.',
  facts_missing: 'Der Datensatz benennt das Objekt nicht genau genug.',
  not_connected: (source) => `Es gibt keine Verbindung zu ${source}.`,
  paused: (source) => `Die Verbindung zu ${source} ist angehalten.`,
  openIntegrations: 'Integrationen öffnen',

  preview: 'Vorschau …',
  previewOf: (act, name) => `${act}: ${name}`,
  asking: (source) => `Fragt ${source}, wer Zugriff hat`,
  losesNone: 'Niemand würde den Zugriff verlieren: Es ist schon so, wie es sein soll.',
  loses: (words, count) => `${words} ${count === 1 ? 'verliert' : 'verlieren'} den Zugriff.`,
  people: (count) => plural(count, 'Person', 'Personen'),
  outsidePeople: (count) => plural(count, 'externe Person', 'externe Personen'),
  groups: (count) => plural(count, 'Gruppe', 'Gruppen'),
  domains: (count) => plural(count, 'ganze Domäne', 'ganze Domänen'),
  links: (count) => plural(count, 'Link', 'Links'),
  publics: 'öffentlicher Zugriff',
  keeps: (count) => `${plural(count, 'weiterer behält', 'weitere behalten')} ihn.`,
  whoLoses: 'Wer den Zugriff verliert',
  person: 'Person',
  group: 'Gruppe',
  domain: 'Domäne',
  link: 'Jeder mit dem Link',
  public: 'Alle',
  outside: 'Extern',
  needsSecond:
    'Das lässt sich nicht so zurückgeben, wie es war. Vor dem Senden muss eine zweite Person zustimmen.',
  reason: 'Grund',
  run: 'Jetzt ausführen',
  ask: 'Zweite Person fragen',
  cancel: 'Abbrechen',
  sent: 'Es ist auf dem Weg zur Quelle.',
  askedSecond: 'Jetzt muss eine zweite Person zustimmen.',
  changedSince: 'Der Schritt ist nicht mehr aktuell. Die Anzeige wurde neu gelesen.',

  permission_missing: (scopes) =>
    `Den Zugangsdaten der Verbindung fehlt ein Recht: Sie brauchen ${scopes}.`,
  auth_expired: 'Die Zugangsdaten der Verbindung gelten nicht mehr.',
  not_found: 'Die Quelle zeigt der Verbindung dieses Objekt nicht.',
  gone: 'Die Verbindung oder das Objekt gibt es nicht mehr.',
  otherFailure: (detail) => `Die Quelle konnte nicht gefragt werden. ${detail}`,

  runs: 'Was angefordert wurde',
  state_previewed: 'Vorschau',
  state_asked: 'Wartet auf eine zweite Person',
  state_approved: 'Genehmigt, noch nicht gesendet',
  state_running: 'Läuft',
  state_confirmed: 'Von der Quelle bestätigt',
  state_not_confirmed: 'Nicht bestätigt',
  state_failed: 'Fehlgeschlagen',
  state_declined: 'Abgelehnt',
  notConfirmedHelp: (left) =>
    `Es wurde gesendet, doch nach einer Stunde zeigt die Quelle noch ${plural(left, 'Zugriff', 'Zugriffe')}.`,
  progress: (done, total) =>
    `${formatCount(done)} von ${formatCount(total)} haben den Zugriff verloren`,
  asksAgain: (when) => `Die Quelle wird ${when} wieder gefragt.`,
  byWhom: (name, when) => `${name}, ${when}`,
  decidedBy: (name) => `entschieden von ${name}`,
  approve: 'Genehmigen',
  decline: 'Ablehnen',
  takeBack: 'Zurücknehmen',

  step_asked: (act) => `hat „${act}“ an der Quelle angefordert`,
  step_approved: (act) => `hat „${act}“ an der Quelle genehmigt`,
  step_confirmed: (act) => `„${act}“ ist von der Quelle bestätigt`,
  step_not_confirmed: (act) => `„${act}“ ist von der Quelle nicht bestätigt`,
  step_failed: (act) => `„${act}“ ist an der Quelle fehlgeschlagen`,
  step_declined: (act) => `hat „${act}“ an der Quelle abgelehnt`,
};
