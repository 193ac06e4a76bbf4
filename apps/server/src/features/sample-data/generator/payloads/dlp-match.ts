import type { Document } from '../company/documents.ts';
import type { Moment } from '../company/moment.ts';
import type { SamplePayload } from '../sample-payload.ts';
import { auditRecord } from './audit-record.ts';
import { siteUrlOf, type SiteWorkload } from './site-record.ts';

const DLP_RECORD = 11;
/** Microsoft's id of the information type for credit card numbers. */
const CREDIT_CARD_NUMBER = '50842eb7-edc8-4019-85dd-5a5c1f2bb085';

export interface DlpMatch {
  workload: SiteWorkload;
  document: Document;
  rule: string;
  severity: 'Low' | 'Medium' | 'High';
  /** How many values the rule counted. */
  count: number;
}

/** A rule of Microsoft Purview matched a document of the person's. */
export function dlpMatch(moment: Moment, match: DlpMatch): SamplePayload {
  const { person, random } = moment;
  const { workload, document } = match;
  const engine = `DlpPolicyEventBasedAssistant${workload}ForBusiness`;
  const siteUrl = siteUrlOf(moment, workload, document);
  const folder = workload === 'OneDrive' ? 'Documents' : `Shared Documents/${document.folder}`;
  const found = { Confidence: 85, Count: match.count, SensitiveType: CREDIT_CARD_NUMBER };
  return auditRecord(moment, {
    workload,
    operation: 'DLPRuleMatch',
    recordType: DLP_RECORD,
    more: {
      UserKey: engine,
      UserId: engine,
      UserType: 4,
      IncidentId: random.uuid(),
      ObjectId: document.uniqueId,
      SensitiveInfoDetectionIsIncluded: false,
      PolicyDetails: [
        {
          PolicyId: random.uuid(),
          PolicyName: 'Financial data',
          Rules: [
            {
              RuleId: random.uuid(),
              RuleName: match.rule,
              RuleMode: 'Enable',
              Severity: match.severity,
              Actions: ['NotifyUser'],
              ConditionsMatched: { SensitiveInformation: [found] },
            },
          ],
        },
      ],
      SharePointMetaData: {
        FileName: document.name,
        FileOwner: person.name,
        FilePathUrl: `${siteUrl}${folder}/${document.name}`,
        From: person.email,
        SiteCollectionUrl: siteUrl,
        UniqueID: document.uniqueId,
      },
    },
  });
}
