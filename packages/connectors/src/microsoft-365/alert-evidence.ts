import type { Actor, DataObject, MailFacts } from '@waybill/contract';
import { domainOf } from '../kit/address.ts';
import { digestOf } from '../kit/digest.ts';
import { field, recordOf, recordsOf, textAt } from '../kit/field.ts';
import { extensionOf } from '../kit/file-name.ts';
import { ipOf } from '../kit/ip.ts';
import type { EventFacts } from '../kit/mapped-event.ts';
import { byteCount } from '../kit/number.ts';
import { lowerText, text } from '../kit/text.ts';
import { addressOf } from '../kit/microsoft/guest-address.ts';
import { mailFacts } from './mail-facts.ts';
import { people } from './recipients.ts';

type Evidence = Record<string, unknown>;

/** The facts that pieces of evidence of Defender alerts (Graph `security/alerts_v2`) add to an event. */
export function evidenceFacts(evidence: readonly Evidence[]): Partial<EventFacts> {
  const device = firstOf(evidence, 'deviceEvidence');
  const process = firstOf(evidence, 'processEvidence');
  const message = firstOf(evidence, 'analyzedMessageEvidence');
  const mail = message ? mailOf(message) : null;
  return {
    actor: actorOf(evidence, device),
    object: objectOf(evidence),
    mail,
    recipients: people(mail?.to ?? []),
    device: {
      id: textAt(device, 'mdeDeviceId'),
      hostname: lowerText(device?.['deviceDnsName']),
      os: textAt(device, 'osPlatform'),
      managed: lowerText(device?.['onboardingStatus']) === 'onboarded' ? 'yes' : 'unknown',
    },
    network: { sourceIp: ipOf(firstOf(evidence, 'ipEvidence')?.['ipAddress']) },
    process: process
      ? {
          name: textAt(process, 'imageFile.fileName'),
          path: textAt(process, 'imageFile.filePath'),
          parent: textAt(process, 'parentProcessImageFile.fileName'),
          commandLine: textAt(process, 'processCommandLine'),
        }
      : null,
  };
}

/** Whether the product that raised the alert detected, prevented or blocked its subject. */
export function detectionStatus(evidence: readonly Evidence[]): string | null {
  return (
    evidence.map((piece) => text(piece['detectionStatus'])).find((word) => word !== null) ?? null
  );
}

/** The first piece of a kind; kinds are the last step of the OData type, which exports may rename. */
function firstOf(evidence: readonly Evidence[], kind: string): Evidence | undefined {
  return evidence.find((piece) => {
    const type =
      textAt(piece, '@odata.type') ?? text(piece['@odata.type'] ?? piece['at_sign_odata_type']);
    return type?.endsWith(`.${kind}`) === true;
  });
}

/** The account of the evidence: a user's, a mailbox's, a process's, else who was signed in at the device. */
function actorOf(evidence: readonly Evidence[], device: Evidence | undefined): Partial<Actor> {
  const kinds = ['userEvidence', 'mailboxEvidence', 'processEvidence'];
  const accounts = kinds.map((kind) => recordOf(firstOf(evidence, kind)?.['userAccount']));
  const signedIn = recordsOf(field(device, 'loggedOnUsers'))[0];
  // Evidence of a process may contain an empty account; only a named one counts.
  const account = accounts.find((found) => textAt(found, 'accountName') !== null) ?? signedIn;
  return account === undefined ? {} : accountActor(account);
}

function accountActor(account: Evidence): Partial<Actor> {
  const upn = textAt(account, 'userPrincipalName');
  const email = addressOf(upn);
  return {
    kind: 'person',
    email,
    id: upn ?? textAt(account, 'azureAdUserId', 'userSid'),
    name: textAt(account, 'accountName', 'displayName'),
    domain: lowerText(account['domainName']) ?? domainOf(email),
  };
}

function objectOf(evidence: readonly Evidence[]): Partial<DataObject> {
  const file = recordOf(firstOf(evidence, 'fileEvidence')?.['fileDetails']);
  const url = textAt(firstOf(evidence, 'urlEvidence'), 'url');
  const name = text(file['fileName']);
  const path = text(file['filePath']);
  return {
    kind: name === null ? 'other' : 'file',
    name,
    // Defender calls the folder of the file its path.
    path,
    directory: path,
    extension: extensionOf(name),
    url,
    sizeBytes: byteCount(file['fileSize']),
    sha256: digestOf(file['sha256']),
  };
}

/** The second sender is the one visible to readers of the mail. */
function mailOf(message: Evidence): MailFacts | null {
  return mailFacts({
    from: textAt(message, 'p2Sender.emailAddress', 'p1Sender.emailAddress'),
    to: message['recipientEmailAddress'],
    subject: message['subject'],
    messageId: message['internetMessageId'],
  });
}
