import { Check, CircleHelp, X } from 'lucide-react';
import { textOf } from '../text/define-text.ts';
import {
  describeOperator,
  describeValue,
  type ConditionNode,
  type ConditionResults,
} from './condition-node.ts';
import { evidenceText } from './evidence.text.ts';

export interface ConditionTreeProps {
  node: ConditionNode;
  /** Result of each part, by path: `''` is the root, then e.g. `0.1`. */
  results?: ConditionResults | undefined;
  /** Words for a field name. */
  labelOf?: ((field: string) => string) | undefined;
}

/** A condition as a tree of ALL, ANY and NOT, each part with its expected and actual value. */
export function ConditionTree({ node, results = {}, labelOf }: ConditionTreeProps) {
  return (
    <ul aria-label={textOf(evidenceText).condition} className="text-base">
      <Branch node={node} path="" results={results} labelOf={labelOf ?? ((field) => field)} />
    </ul>
  );
}

interface BranchProps {
  node: ConditionNode;
  path: string;
  results: ConditionResults;
  labelOf: (field: string) => string;
}

function childrenOf(
  node: ConditionNode,
): { word: string; rule: string; nodes: ConditionNode[] } | null {
  const text = textOf(evidenceText);
  if ('all' in node) return { word: text.all, rule: text.ofThese, nodes: node.all };
  if ('any' in node) return { word: text.any, rule: text.ofThese, nodes: node.any };
  if ('not' in node) return { word: text.not, rule: text.this, nodes: [node.not] };
  return null;
}

function Branch({ node, path, results, labelOf }: BranchProps) {
  const group = childrenOf(node);
  const result = results[path];
  if (group === null) {
    return <LeafLine node={node} result={result} labelOf={labelOf} />;
  }
  return (
    <li>
      <div className="flex h-7 items-center gap-2">
        <Verdict isTrue={result?.isTrue} />
        <span className="rounded-xs bg-active px-1.5 font-mono text-xs font-medium text-ink-2">
          {group.word}
        </span>
        <span className="text-sm text-ink-3">{group.rule}</span>
      </div>
      <ul className="ml-[7px] border-l border-line-2 pl-4">
        {group.nodes.map((child, index) => (
          <Branch
            key={index}
            node={child}
            path={path === '' ? `${index}` : `${path}.${index}`}
            results={results}
            labelOf={labelOf}
          />
        ))}
      </ul>
    </li>
  );
}

interface LeafLineProps {
  node: ConditionNode;
  result: ConditionResults[string] | undefined;
  labelOf: (field: string) => string;
}

function LeafLine({ node, result, labelOf }: LeafLineProps) {
  if (!('f' in node)) return null;
  return (
    <li className="flex items-start gap-2 py-1">
      <span className="mt-0.5">
        <Verdict isTrue={result?.isTrue} />
      </span>
      <div className="min-w-0 break-words">
        <span className="font-medium">{labelOf(node.f)}</span>{' '}
        <span className="text-ink-3">{describeOperator(node.op)}</span>{' '}
        {node.v !== undefined && <code className="font-mono text-sm">{describeValue(node.v)}</code>}
        {result !== undefined && 'seen' in result && (
          <div className="text-sm text-ink-3">
            {textOf(evidenceText).seen}{' '}
            <code className="font-mono text-ink-2">{describeValue(result.seen)}</code>
          </div>
        )}
      </div>
    </li>
  );
}

function Verdict({ isTrue }: { isTrue: boolean | null | undefined }) {
  const text = textOf(evidenceText);
  if (isTrue === undefined) return <span aria-hidden className="size-3.5" />;
  if (isTrue === null) {
    return (
      <CircleHelp role="img" aria-label={text.unknown} className="size-3.5 shrink-0 text-ink-3" />
    );
  }
  return isTrue ? (
    <Check
      role="img"
      aria-label={text.true}
      strokeWidth={2.6}
      className="size-3.5 shrink-0 text-ok"
    />
  ) : (
    <X
      role="img"
      aria-label={text.false}
      strokeWidth={2.4}
      className="size-3.5 shrink-0 text-ink-3"
    />
  );
}
