import type { Condition, PolicyFault } from '@waybill/contract';
import { type ComboboxOption, Segmented, textOf } from '@waybill/ui';
import { useState } from 'react';
import { conditionEditorText } from './condition-editor.text.ts';
import { ConditionEditor } from './ConditionEditor.tsx';
import { toForm, toTree } from './condition-form.ts';
import type { FieldCatalogue } from './field-catalogue.ts';
import { TextEditor } from './TextEditor.tsx';
import { TreeEditor } from './TreeEditor.tsx';

type View = 'form' | 'tree' | 'text';
const VIEWS: readonly View[] = ['form', 'tree', 'text'];

export interface ConditionPartProps {
  node: Condition;
  onChange: (node: Condition) => void;
  catalogue: FieldCatalogue;
  /** The condition as text; absent without a text view. */
  text?: string | null | undefined;
  /** Faults of the condition's comparisons; each is shown at its line. */
  faults?: readonly PolicyFault[] | undefined;
  isOffered?: ((field: string) => boolean) | undefined;
  offered: (field: string) => readonly ComboboxOption[];
}

/** One condition in three views of the same tree: lines of a form, the tree itself, and text. */
export function ConditionPart(props: ConditionPartProps) {
  const { node, onChange, catalogue, offered } = props;
  const words = textOf(conditionEditorText);
  const isAlone = 'f' in node || 'not' in node;
  const form = toForm(isAlone ? { all: [node] } : node);
  const [chosen, setChosen] = useState<View>('form');
  const view = chosen === 'form' && form === null ? 'tree' : chosen;
  const views = VIEWS.filter((name) => name !== 'text' || props.text !== undefined);
  return (
    <div className="flex flex-col gap-3">
      <div className="self-start">
        <Segmented
          label={words.view}
          items={views.map((name) => ({ key: name, label: words[`view_${name}`] }))}
          activeKeys={[view]}
          onToggle={(key) => setChosen(views.find((name) => name === key) ?? 'form')}
        />
      </div>
      {chosen === 'form' && form === null && <p className="text-ink-3">{words.tooDeep}</p>}
      {view === 'form' && form !== null && (
        <ConditionEditor
          form={form}
          catalogue={catalogue}
          faults={props.faults}
          isOffered={props.isOffered}
          offered={offered}
          onChange={(next) => onChange(isAlone ? outOfGroup(toTree(next)) : toTree(next))}
        />
      )}
      {view === 'tree' && (
        <TreeEditor node={node} onChange={onChange} catalogue={catalogue} offered={offered} />
      )}
      {view === 'text' && <TextEditor text={props.text ?? null} onChange={onChange} />}
    </div>
  );
}

/** A single line stays ungrouped, so that its text stays short. */
function outOfGroup(node: Condition): Condition {
  const [only, ...others] = 'all' in node ? node.all : [];
  return only !== undefined && others.length === 0 && !('any' in only) ? only : node;
}
