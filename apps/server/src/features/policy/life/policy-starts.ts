import type { ActivityEvent, Condition, Leaf, PolicyContent, PolicyStart } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { AppError } from '../../../platform/app-error.ts';
import { BLANK_CONTENT, ruleWith } from '../evaluation/policy-content.ts';
import { POLICY_TEMPLATES } from '../policy-templates.data.ts';
import { readView } from '../policy-view.ts';
import { readSentence } from '../read-sentence.ts';

/** Of a policy, in UTF-16 code units. */
const LONGEST_NAME = 120;

export interface StartingPoint {
  content: PolicyContent;
  notUnderstood: string[];
}

/** Initial content of a new policy. Throws `resource.not_found` if its template does not exist. */
export async function startingPoint(
  tx: Transaction,
  tenantId: number,
  from: PolicyStart,
): Promise<StartingPoint> {
  switch (from.kind) {
    case 'blank':
      return plain({ ...BLANK_CONTENT, rules: [ruleWith({ id: 'main' })] });
    case 'template': {
      const found = POLICY_TEMPLATES.find(({ templateId }) => templateId === from.templateId);
      if (!found) throw new AppError('resource.not_found');
      return plain(found.content);
    }
    case 'policy': {
      const { content } = await readView(tx, tenantId, from.policyKey);
      return plain({ ...content, name: `${content.name} (copy)`.slice(0, LONGEST_NAME) });
    }
    case 'detection':
      return plain(await fromDetection(tx, tenantId, from.detectionId));
    case 'flow':
      return plain(fromFlow(from));
    case 'sentence':
      return fromSentence(tx, tenantId, from);
  }
}

function plain(content: PolicyContent): StartingPoint {
  return { content, notUnderstood: [] };
}

function withCondition(name: string, condition: Condition | null): PolicyContent {
  const rules = [ruleWith({ id: 'main', name, title: name, condition })];
  return { ...BLANK_CONTENT, name, rules };
}

/** Everything similar to the event that raised a detection, by anyone. */
async function fromDetection(
  tx: Transaction,
  tenantId: number,
  detectionId: string,
): Promise<PolicyContent> {
  const [row] = await tx.named<{ title: string; lead_event: ActivityEvent }>(
    'policy_from_detection',
    'SELECT title, lead_event FROM detection WHERE tenant_id = $1 AND detection_id::text = $2',
    [tenantId, detectionId],
  );
  if (!row) throw new AppError('resource.not_found');
  const event = row.lead_event;
  const leaves: (Leaf | null)[] = [
    { f: 'source', op: 'eq', v: event.source },
    equal('action', event.action),
    equal('movement', event.movement),
    equal('origin.name', event.origin?.name),
    equal('destination.name', event.destination?.name),
    equal('recipients.outside', event.recipientsOutside === 'yes' ? 'yes' : null),
    event.data && event.data.types.length > 0
      ? { f: 'data.types', op: 'anyOf', v: event.data.types }
      : null,
  ];
  return withCondition(row.title, { all: leaves.filter((leaf) => leaf !== null) });
}

function fromFlow({ origin, destination }: Extract<PolicyStart, { kind: 'flow' }>): PolicyContent {
  const leaves = [equal('origin.name', origin), equal('destination.name', destination)];
  const told = leaves.filter((leaf) => leaf !== null);
  const name = `${origin ?? 'Anywhere'} to ${destination ?? 'anywhere'}`.slice(0, LONGEST_NAME);
  return withCondition(name, told.length === 0 ? null : { all: told });
}

function equal(f: string, v: string | null | undefined): Leaf | null {
  return v === null || v === undefined ? null : { f, op: 'eq', v };
}

async function fromSentence(
  tx: Transaction,
  tenantId: number,
  from: Extract<PolicyStart, { kind: 'sentence' }>,
): Promise<StartingPoint> {
  const { sentence } = from;
  const { condition, threshold, unknown, questions } = await readSentence(tx, tenantId, from);
  const open = questions.filter(({ chosen }) => chosen === null);
  const name = sentence.slice(0, LONGEST_NAME);
  const rules = [ruleWith({ id: 'main', name, title: name, condition, threshold })];
  return {
    content: { ...BLANK_CONTENT, name, description: sentence, rules },
    notUnderstood: [...unknown.map(({ text }) => text), ...open.map(({ phrase }) => phrase)],
  };
}
