import type { Condition } from '@waybill/contract';
import { Button, type ComboboxOption, IconButton, textOf } from '@waybill/ui';
import { Icon } from '../icons.ts';
import type { Join } from './condition-form.ts';
import { conditionEditorText } from './condition-editor.text.ts';
import type { FieldCatalogue } from './field-catalogue.ts';
import { JoinSelect } from './JoinSelect.tsx';
import { LeafLine } from './LeafLine.tsx';
import { NEW_LEAF } from './leaf-operand.ts';

export interface TreeEditorProps {
  node: Condition;
  onChange: (node: Condition) => void;
  catalogue: FieldCatalogue;
  offered: (field: string) => readonly ComboboxOption[];
}

/** A condition of any depth: each group with its parts below it, each part edited in place. */
export function TreeEditor(props: TreeEditorProps) {
  return (
    <div className="flex flex-col gap-2">
      <TreePart {...props} onRemove={undefined} />
    </div>
  );
}

interface TreePartProps extends TreeEditorProps {
  onRemove: (() => void) | undefined;
}

function TreePart(props: TreePartProps) {
  const { node, onChange, onRemove, catalogue, offered } = props;
  const isNot = 'not' in node;
  const inner = isNot ? node.not : node;
  if ('f' in inner) {
    return (
      <LeafLine
        leaf={inner}
        isNot={isNot}
        catalogue={catalogue}
        names={[...catalogue.keys()]}
        offered={offered}
        onChange={(line) => onChange(line.isNot ? { not: line.leaf } : line.leaf)}
        onRemove={onRemove ?? (() => onChange({ all: [] }))}
      />
    );
  }
  // A part negated twice keeps both negations: the tree stays unchanged.
  if ('not' in inner) {
    return (
      <TreePart
        {...props}
        node={inner}
        onChange={(next) => onChange({ not: next })}
        onRemove={onRemove}
      />
    );
  }
  return <TreeGroup {...props} isNot={isNot} group={inner} />;
}

type Group = Extract<Condition, { all: unknown }> | Extract<Condition, { any: unknown }>;

function TreeGroup(props: TreePartProps & { isNot: boolean; group: Group }) {
  const { group, isNot, onChange, onRemove, ...rest } = props;
  const text = textOf(conditionEditorText);
  const parts = 'all' in group ? group.all : group.any;
  const join = 'all' in group ? 'all' : 'any';
  const put = (next: Condition[], how: Join = join, turned: boolean = isNot) => {
    const made: Condition = how === 'all' ? { all: next } : { any: next };
    onChange(turned ? { not: made } : made);
  };
  return (
    <div className="rounded-md border border-line p-2.5">
      <div className="flex flex-wrap items-center gap-2">
        <JoinSelect
          label={text.joinGroup}
          join={join}
          isNot={isNot}
          onChange={(how, turned) => put(parts, how, turned)}
        />
        <span className="ml-auto flex gap-1">
          <Button variant="ghost" size="sm" onClick={() => put([...parts, NEW_LEAF])}>
            {text.addLine}
          </Button>
          <Button variant="ghost" size="sm" onClick={() => put([...parts, { any: [NEW_LEAF] }])}>
            {text.addGroup}
          </Button>
          {onRemove !== undefined && (
            <IconButton
              label={text.removeGroup}
              size="sm"
              icon={<Icon.close aria-hidden className="size-4" />}
              onClick={onRemove}
            />
          )}
        </span>
      </div>
      {parts.length > 0 && (
        <div className="mt-2 flex flex-col gap-2 border-l-2 border-line pl-3">
          {parts.map((part, index) => (
            <TreePart
              key={index}
              {...rest}
              node={part}
              onChange={(next) => put(parts.map((old, at) => (at === index ? next : old)))}
              onRemove={() => put(parts.filter((_old, at) => at !== index))}
            />
          ))}
        </div>
      )}
    </div>
  );
}
