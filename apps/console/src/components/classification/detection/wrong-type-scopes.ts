import type { ContentType, ExceptionScope, StoredClassification } from '@waybill/contract';
import { textOf, type RadioOption } from '@waybill/ui';
import { exceptionText } from '../exception/exception.text.ts';
import { contentName } from './content-name.ts';
import { detectionDataText } from './detection-data.text.ts';

/** Subject of the verdict: a type in a content, or one value of it. */
export interface WrongType {
  content: StoredClassification;
  type: ContentType;
  /** Null: the type in general, no specific value. */
  valueId: string | null;
}

type ScopeKind = ExceptionScope['kind'];

/** The scopes that the finding itself names, the narrowest first. */
function namedScopes({ content, valueId }: WrongType): ExceptionScope[] {
  const { object, personKey, source } = content;
  return [
    ...(valueId === null ? [] : [{ kind: 'value', valueId } as const]),
    { kind: 'object', objectKey: object.key },
    ...(personKey === null ? [] : [{ kind: 'person', personKey } as const]),
    { kind: 'source', source },
  ];
}

function optionOf(scope: ExceptionScope, { content }: WrongType): RadioOption {
  const text = textOf(detectionDataText);
  const value: ScopeKind = scope.kind;
  switch (scope.kind) {
    case 'object':
      return { value, label: text.object(contentName(content)), hint: text.objectHint };
    case 'person':
      return { value, label: text.person, hint: text.personHint(scope.personKey) };
    case 'source':
      return { value, label: text.source(scope.source), hint: text.sourceHint };
    default:
      return { value, label: text.value, hint: text.valueHint };
  }
}

/** The available scopes; a group, which must be selected, comes before the whole source. */
export function scopeOptions(
  wrong: WrongType,
  groups: { disabledReason: string | undefined },
): RadioOption[] {
  const text = textOf(exceptionText);
  const group: RadioOption = {
    value: 'group' satisfies ScopeKind,
    label: text.group,
    hint: text.groupHint,
    disabledReason: groups.disabledReason,
  };
  const options = namedScopes(wrong).map((scope) => optionOf(scope, wrong));
  return [...options.slice(0, -1), group, ...options.slice(-1)];
}

/** The scope of a kind; undefined as long as its group is not named. */
export function chosenScope(
  wrong: WrongType,
  kind: string | null,
  groupId: string | null,
): ExceptionScope | undefined {
  if (kind !== 'group') return namedScopes(wrong).find((one) => one.kind === kind);
  return groupId === null ? undefined : { kind, groupId };
}
