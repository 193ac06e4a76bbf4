import { formatCount, type Translation } from '@waybill/ui';
import type { remediationText } from './remediation.text.ts';

const plural = (count: number, one: string, many: string) =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

export const de: Translation<typeof remediationText> = {
  remediate: 'Beheben',
  loading: 'Abhilfemaßnahmen werden geladen',
  nothing: 'Diese Erkennung enthält kein Objekt, das sich an einer Quelle ändern lässt.',
  noObject: 'Objekt ohne Namen',
  andOthers: (count) => `und ${formatCount(count)} weitere`,

  make_private: 'Freigaben entfernen',
  make_privateHelp: 'Alle außer dem Eigentümer verlieren den Zugriff.',
  remove_recipients: 'Externe entfernen',
  remove_recipientsHelp: 'Externe Personen, Gruppen und Domänen verlieren den Zugriff.',
  expire_link: 'Links entfernen',
  expire_linkHelp: 'Öffentliche Links werden ungültig.',
  quarantine: 'In Quarantäne verschieben',
  quarantineHelp:
    'Das Objekt wird an einen Ort verschoben, auf den nur Administratoren zugreifen können.',
  notify_owner: 'Eigentümer benachrichtigen',
  notify_ownerHelp: 'Der Eigentümer wird über den Fund benachrichtigt.',

  not_offered: (source) => `${source} unterstützt keine Abhilfemaßnahmen.`,
  act_not_offered: (source) => `${source} unterstützt diese Maßnahme nicht.`,
  object_does_not_fit: 'Für diesen Objekttyp nicht verfügbar.',
  facts_missing: 'Das Objekt lässt sich anhand des Datensatzes nicht eindeutig bestimmen.',
  not_connected: (source) => `Es gibt keine Verbindung zu ${source}.`,
  paused: (source) => `Die Verbindung zu ${source} ist pausiert.`,
  openIntegrations: 'Integrationen öffnen',

  proposed: 'Von der Richtlinie vorgeschlagen',
  preview: 'Vorschau …',
  previewOf: (act, name) => `${act}: ${name}`,
  asking: (source) => `Fragt ${source}, wer Zugriff hat`,
  losesNone: 'Niemand würde den Zugriff verlieren. Keine Änderung nötig.',
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
    'Dies lässt sich nicht rückgängig machen. Eine zweite Person muss vor dem Senden zustimmen.',
  reason: 'Grund',
  run: 'Jetzt ausführen',
  ask: 'Genehmigung anfordern',
  cancel: 'Abbrechen',
  sent: 'Wird an die Quelle gesendet.',
  askedSecond: 'Eine zweite Person muss zustimmen.',
  changedSince: 'Der Stand war veraltet und wurde neu geladen.',

  permission_missing: (scopes) =>
    `Den Zugangsdaten der Verbindung fehlen Berechtigungen: ${scopes}.`,
  auth_expired: 'Die Zugangsdaten der Verbindung sind ungültig.',
  not_found: 'Die Verbindung hat keinen Zugriff auf dieses Objekt.',
  gone: 'Die Verbindung oder das Objekt existiert nicht mehr.',
  otherFailure: (detail) => `Die Quelle konnte nicht abgefragt werden. ${detail}`,

  runs: 'Angeforderte Maßnahmen',
  state_previewed: 'Vorschau',
  state_asked: 'Wartet auf eine zweite Person',
  state_approved: 'Genehmigt, noch nicht gesendet',
  state_running: 'Läuft',
  state_confirmed: 'Von der Quelle bestätigt',
  state_not_confirmed: 'Nicht bestätigt',
  state_failed: 'Fehlgeschlagen',
  state_declined: 'Abgelehnt',
  notConfirmedHelp: (left) =>
    `Gesendet, aber nach einer Stunde meldet die Quelle noch ${plural(left, 'Zugriff', 'Zugriffe')}.`,
  progress: (done, total) =>
    `${formatCount(done)} von ${formatCount(total)} haben den Zugriff verloren`,
  asksAgain: (when) => `Nächste Abfrage der Quelle: ${when}.`,
  byWhom: (name, when) => `${name}, ${when}`,
  decidedBy: (name) => `entschieden von ${name}`,
  approve: 'Genehmigen',
  decline: 'Ablehnen',
  takeBack: 'Aufheben',

  step_asked: (act) => `hat „${act}“ an der Quelle angefordert`,
  step_approved: (act) => `hat „${act}“ an der Quelle genehmigt`,
  step_confirmed: (act) => `„${act}“ ist von der Quelle bestätigt`,
  step_not_confirmed: (act) => `„${act}“ ist von der Quelle nicht bestätigt`,
  step_failed: (act) => `„${act}“ ist an der Quelle fehlgeschlagen`,
  step_declined: (act) => `hat „${act}“ an der Quelle abgelehnt`,
};
