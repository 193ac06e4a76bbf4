import { browserOf } from '../company/client-facts.ts';
import type { Document } from '../company/documents.ts';
import type { Moment } from '../company/moment.ts';
import { auditRecord } from '../payloads/audit-record.ts';
import { deviceRecord } from '../payloads/device-record.ts';
import { CUSTOMER_DOMAINS, PARTNER_DOMAINS } from '../sample-company.data.ts';
import type { SamplePayload } from '../sample-payload.ts';

const SIGN_IN_RECORD = 15;
const POWER_BI_RECORD = 20;
const FORMS_RECORD = 66;
const COPILOT_RECORD = 261;

/** Reports of the other services of Microsoft 365, with frequencies. */
const ACTS = [
  ['signIn', 52],
  ['signInFailed', 5],
  ['viewReport', 14],
  ['form', 6],
  ['webUpload', 7],
  ['print', 6],
  ['removableMedia', 2],
  ['copilot', 8],
] as const;

/** A sign-in, a report, a form, a chat with Copilot, or an act on the person's laptop. */
export function microsoftRoutine(moment: Moment): SamplePayload[] {
  const act = moment.random.weighted(ACTS);
  switch (act) {
    case 'signIn':
    case 'signInFailed':
      return [signIn(moment, act === 'signIn')];
    case 'viewReport':
    case 'form':
      return [workplaceRecord(moment, act)];
    case 'copilot':
      return [copilot(moment, moment.company.documents.pickFor(moment.person, moment.random))];
    case 'webUpload': {
      const host = `portal.${moment.random.pick([...PARTNER_DOMAINS, ...CUSTOMER_DOMAINS])}`;
      return [deviceRecord(moment, 'FileUploadedToCloud', { TargetDomain: host })];
    }
    case 'print':
      return [deviceRecord(moment, 'FilePrinted', { TargetPrinterName: 'Floor 2' })];
    case 'removableMedia':
      return [deviceRecord(moment, 'FileCopiedToRemovableMedia', { TargetFilePath: 'E:\\backup' })];
  }
}

/** A sign-in to the directory, with the device as the directory knows it. */
export function signIn(moment: Moment, isSuccess: boolean): SamplePayload {
  const { person, random } = moment;
  return auditRecord(moment, {
    workload: 'AzureActiveDirectory',
    operation: isSuccess ? 'UserLoggedIn' : 'UserLoginFailed',
    recordType: SIGN_IN_RECORD,
    more: {
      ResultStatus: isSuccess ? 'Success' : 'Failed',
      AzureActiveDirectoryEventType: 1,
      ApplicationId: '00000002-0000-0ff1-ce00-000000000000',
      ExtendedProperties: [
        { Name: 'ResultStatusDetail', Value: isSuccess ? 'Success' : 'UserError' },
        { Name: 'UserAgent', Value: browserOf(person) },
        { Name: 'RequestType', Value: 'OAuth2:Authorize' },
      ],
      DeviceProperties: [
        { Name: 'Id', Value: random.uuid() },
        { Name: 'DisplayName', Value: person.device.toUpperCase() },
        { Name: 'OS', Value: person.os === 'Windows' ? 'Windows10' : 'MacOs' },
        { Name: 'BrowserType', Value: 'Chrome' },
        { Name: 'IsCompliantAndManaged', Value: 'True' },
        { Name: 'TrustType', Value: '2' },
      ],
      Target: [{ ID: person.email, Type: 5 }],
      ...(!isSuccess && { LogonError: 'InvalidUserNameOrPassword' }),
    },
  });
}

function workplaceRecord(moment: Moment, act: 'viewReport' | 'form'): SamplePayload {
  const { random } = moment;
  if (act === 'viewReport') {
    return auditRecord(moment, {
      workload: 'PowerBI',
      operation: 'ViewReport',
      recordType: POWER_BI_RECORD,
      more: { ReportName: 'Weekly figures', ReportId: random.uuid(), WorkSpaceName: 'Reporting' },
    });
  }
  return auditRecord(moment, {
    workload: 'MicrosoftForms',
    operation: random.pick(['ViewForm', 'SubmitResponse', 'EditForm']),
    recordType: FORMS_RECORD,
    more: { FormId: random.hex(30), FormName: 'Room booking' },
  });
}

/** A question to Copilot, which reads a document for its answer. */
export function copilot(
  moment: Moment,
  document: Pick<Document, 'name' | 'uniqueId'>,
): SamplePayload {
  const { random } = moment;
  return auditRecord(moment, {
    workload: 'Copilot',
    operation: 'CopilotInteraction',
    recordType: COPILOT_RECORD,
    more: {
      CopilotEventData: {
        AppHost: random.pick(['Word', 'Excel', 'Teams']),
        ThreadId: `19:${random.hex(32)}@thread.v2`,
        AccessedResources: [{ Name: document.name, listItemUniqueId: document.uniqueId }],
      },
    },
  });
}
