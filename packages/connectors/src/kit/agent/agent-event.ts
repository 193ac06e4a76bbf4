import {
  ownValue,
  EVENT_ACTIONS,
  OUTCOMES,
  VISIBILITIES,
  type Actor,
  type DataObject,
  type EventAction,
  type MappedEvent,
  type Movement,
  type Recipient,
  wordAmong,
} from '@waybill/contract';
import { commandAct } from '../command-act.ts';
import { commandTransfer } from '../command-transfer.ts';
import type { MapResult, VendorRecord } from '../define-connector.ts';
import { OWN_DEVICE } from '../destination-place.ts';
import { emailOf, localPartOf } from '../address.ts';
import { factsAt, presentFacts } from '../extra-facts.ts';
import { field, recordsOf, textAt } from '../field.ts';
import { basename, directoryOf, extensionOf } from '../file-name.ts';
import { instant } from '../instant.ts';
import { mappedEvent } from '../mapped-event.ts';
import { integer } from '../number.ts';
import { distinctRecipients, openRecipient, personRecipient } from '../recipient.ts';
import { lowerText } from '../text.ts';
import { urlHost } from '../url-host.ts';
import { agentContents } from './agent-content.ts';
import { agentLineage } from './agent-lineage.ts';
import { agentObject, archiveFacts } from './agent-object.ts';
import { agentPlaces } from './agent-places.ts';
import { AGENT_SCHEMA, type Agent } from './agent-record.ts';
import { agentStatus, tristateOf } from './agent-status.ts';
import { sourceOfProcess } from './application.ts';

const MOVEMENTS: Readonly<Partial<Record<EventAction, Movement>>> = {
  Upload: 'upload',
  Download: 'download',
  Send: 'send',
  Share: 'share',
  CopyFile: 'copy',
};
const FACTS = [
  ['clockOffsetMs', 'clockOffsetMs'],
  ['agentVersion', 'agentVersion'],
  ['tabTitle', 'target.title'],
  ['sourceTitle', 'source.title'],
  ['sourcePath', 'source.path'],
  ['targetPath', 'target.path'],
  ['label', 'object.label'],
  ['clipboardKind', 'clipboard.kind'],
  ['volumeBus', 'volume.bus'],
  ['volumeLabel', 'volume.label'],
  ['volumeSerial', 'volume.serial'],
  ['volumeEncrypted', 'volume.encrypted'],
  ['justification', 'justification'],
  ['enforcement', 'enforcement.result'],
] as const;

/** Whether a record is one of the agents' own wire, whatever its version. */
export function isAgentRecord(record: VendorRecord): boolean {
  return lowerText(record['schema'])?.startsWith('waybill.agent/') ?? false;
}

/** Reads one agent record. Rejects records of other agents or versions. */
export function mapAgentRecord(record: VendorRecord, agent: Agent): MapResult {
  const isKnown = /^waybill\.agent\/1(?:\.\d+)?$/.test(lowerText(record['schema']) ?? '');
  if (!isKnown) return rejected('schema', `the version is not ${AGENT_SCHEMA}`);
  if (record['agent'] !== agent) return rejected('agent', `the record is not of the ${agent}`);
  if (record['type'] === 'status') return agentStatus(record, agent);
  const action = wordAmong(EVENT_ACTIONS, record['action']);
  if (action === null) return rejected('action', 'no action of the specification');
  const at = instant(record['at']);
  if (at === null) return rejected('at', 'no readable time');
  const id = textAt(record, 'id');
  if (id === null) return rejected('id', 'missing');
  const event = agentEvent(record, agent, { action, at, id });
  const contents = agentContents(record, event.object);
  return { kind: 'mapped', events: [event], ...(contents.length > 0 ? { contents } : {}) };
}

function rejected(name: string, reason: string): MapResult {
  return { kind: 'rejected', field: name, reason };
}

interface Act {
  action: EventAction;
  at: number;
  id: string;
}

function agentEvent(record: VendorRecord, agent: Agent, act: Act): MappedEvent {
  const url = textAt(record, 'target.url');
  const name = textAt(record, 'process.name') ?? basename(field(record, 'process.path'));
  const path = textAt(record, 'process.path');
  const process = {
    name,
    path,
    parent: textAt(record, 'process.parent'),
    commandLine: textAt(record, 'process.commandLine'),
  };
  const isProcess = Object.values(process).some((value) => value !== null);
  return mappedEvent({
    source: agent === 'extension' ? 'Extension' : sourceOfProcess(name),
    stream: 'agent',
    vendorEventId: act.id,
    vendorOperation: act.action,
    action: act.action,
    occurredAt: act.at + (integer(record['clockOffsetMs']) ?? 0),
    outcome: outcomeOf(record),
    vendorRule: textAt(record, 'enforcement.rule'),
    actor: agentActor(record),
    destinationUser: emailOf(field(record, 'target.account')),
    object: actObject(record, act.action),
    recipients: agentRecipients(record),
    visibilityAfter: wordAmong(VISIBILITIES, record['visibility']),
    device: {
      id: textAt(record, 'device.id'),
      hostname: textAt(record, 'device.hostname'),
      os: textAt(record, 'device.os'),
      managed: tristateOf(field(record, 'device.managed')),
    },
    network: { destinationDomain: urlHost(url) },
    process: isProcess ? process : null,
    ...movementFacts(record, act.action, process.commandLine),
    lineage: agentLineage(record),
    extra: extraFacts(record, act.action, process.commandLine),
  });
}

/** The object as named by the agent; for a command line without one, its file. */
function actObject(record: VendorRecord, action: EventAction): Partial<DataObject> {
  const object = agentObject(record);
  if (action !== 'CLI' || object.name) return object;
  const path = commandTransfer(field(record, 'process.commandLine'))?.localPath ?? null;
  const name = basename(path);
  // `-` is another command's output, `.` the working directory.
  if (name === null || /^[-.]+$/.test(name)) return object;
  return {
    ...object,
    kind: 'file',
    name,
    path,
    directory: directoryOf(path),
    extension: extensionOf(name),
  };
}

/** What was stopped did not happen; a warning that the person overrode did not stop it. */
function outcomeOf(record: VendorRecord): MappedEvent['outcome'] {
  if (textAt(record, 'enforcement.result') === 'blocked') return 'failure';
  return wordAmong(OUTCOMES, record['outcome']) ?? 'success';
}

function agentActor(record: VendorRecord): Actor {
  const email = emailOf(field(record, 'person.email')) ?? emailOf(field(record, 'person.login'));
  const login = textAt(record, 'person.login');
  const name = textAt(record, 'person.name') ?? localPartOf(email) ?? login;
  const isKnown = email !== null || login !== null || name !== null;
  const domain = email === null ? null : (email.split('@')[1] ?? null);
  return { kind: isKnown ? 'person' : 'unknown', email, id: login, name, domain };
}

function agentRecipients(record: VendorRecord): Recipient[] {
  const written = recordsOf(record['recipients']).map((entry): Recipient | null => {
    if (entry['kind'] === 'link' || entry['kind'] === 'public') return openRecipient(entry['kind']);
    const person = personRecipient(entry['address']);
    return person && entry['kind'] === 'group' ? { ...person, kind: 'group' } : person;
  });
  return distinctRecipients(written);
}

/** Movement and places; those of a command line are parsed from it. */
function movementFacts(
  record: VendorRecord,
  action: EventAction,
  commandLine: string | null,
): Pick<MappedEvent, 'movement' | 'origin' | 'destination'> {
  const places = agentPlaces(record, action);
  if (action === 'CLI') {
    const act = commandAct(commandLine);
    if (act === null) return { movement: 'none', origin: OWN_DEVICE, destination: null };
    const { movement, origin, destination } = act;
    return { movement, origin, destination };
  }
  // A paste into a page or another service hands the text over; into a document on the device it does not.
  const isHandedOver = action === 'Paste' && places.destination !== null;
  return { movement: isHandedOver ? 'upload' : (ownValue(MOVEMENTS, action) ?? 'none'), ...places };
}

function extraFacts(
  record: VendorRecord,
  action: EventAction,
  commandLine: string | null,
): Record<string, string> {
  const isRename = action === 'Rename';
  return presentFacts([
    ...factsAt(record, FACTS),
    ...archiveFacts(record),
    ['previousName', isRename ? basename(field(record, 'source.path')) : null],
    ['tool', action === 'CLI' ? (commandTransfer(commandLine)?.tool ?? null) : null],
    ['localPath', action === 'CLI' ? (commandTransfer(commandLine)?.localPath ?? null) : null],
  ]);
}
