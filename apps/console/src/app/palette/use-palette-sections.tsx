import { formatCount, textOf } from '@waybill/ui';
import type { SearchKind } from '@waybill/contract';
import type { SEARCH_OPERATORS } from '@waybill/contract/search-text';
import { useShownPolicies, type ShownPolicies } from '../../components/detection/shown-policies.ts';
import { iconByName } from '../../components/icon-by-name.ts';
import { Icon } from '../../components/icons.ts';
import { useSessionInfo } from '../session/session-context.ts';
import { canSearch } from './can-search.ts';
import { forgetSearches, rememberSearch } from '../storage/last-searches.ts';
import { useStored } from '../storage/use-stored.ts';
import { hitLine } from './hit-lines.tsx';
import { listAddress } from './hit-address.ts';
import { matchCommands, matchMistyped } from './match-commands.ts';
import { COMMAND_GROUPS, type PaletteCommand } from './palette-command.ts';
import { paletteText } from './palette.text.ts';
import type { PaletteLine } from './PaletteItem.tsx';
import type { Typed } from './read-typed.ts';
import { useFoundCommands } from './use-found-commands.ts';
import type { Search, SearchGroup } from './use-search.ts';

/** Operator that limits a search to a kind. */
const OPERATOR_OF = {
  person: 'person',
  object: 'file',
  place: 'dest',
  policy: 'policy',
  case: 'case',
  flow: 'flow',
  event: 'event',
} as const satisfies Partial<Record<SearchKind, keyof typeof SEARCH_OPERATORS>>;

export interface PaletteSectionLines {
  key: string;
  label: string;
  total?: number | undefined;
  lines: readonly PaletteLine[];
}

interface Surroundings {
  text: string;
  typed: Typed;
  search: Search;
  setText: (text: string) => void;
  close: () => void;
  go: (to: string) => void;
}

/** Contents of the palette: recent items and commands for an empty text, else the search results. */
export function usePaletteSections(around: Surroundings): PaletteSectionLines[] {
  const { text, typed, go, close } = around;
  const commands = useFoundCommands();
  const [recents] = useStored('LAST_SEARCHES');
  const { can } = useSessionInfo();
  const policies = useShownPolicies();
  const words = textOf(paletteText);
  const run = (command: PaletteCommand): void => {
    if ('to' in command) {
      go(command.to);
    } else {
      close();
      command.run();
    }
  };
  const sectionsOf = (shown: readonly PaletteCommand[]): PaletteSectionLines[] =>
    COMMAND_GROUPS.map((group) => ({
      key: group,
      label: words[group],
      lines: shown
        .filter((command) => command.group === group)
        .map((command) => commandLine(command, () => run(command))),
    }));
  if (text.trim() === '') {
    // There are many views and sources: they are found by name.
    const offered = commands.filter(({ group }) => group !== 'views' && group !== 'sources');
    return [recentSection(recents ?? [], around.setText), ...sectionsOf(offered)];
  }
  const matches = typed.look === 'text' ? matchCommands(commands, text) : [];
  // Exact matches in data are more likely to be meant.
  const isMistyped = typed.look === 'text' && matches.length === 0;
  return [
    ...sectionsOf(matches),
    ...(canSearch(can) ? foundSections(around, policies, can('detection:read')) : []),
    ...sectionsOf(isMistyped ? matchMistyped(commands, text) : []),
  ];
}

function commandLine(command: PaletteCommand, choose: () => void): PaletteLine {
  const Picture = iconByName(command.icon);
  return {
    value: `command:${command.id}`,
    picture: <Picture aria-hidden />,
    title: command.title,
    keys: command.keys,
    to: 'to' in command ? command.to : undefined,
    choose,
  };
}

function recentSection(
  recents: readonly string[],
  setText: (text: string) => void,
): PaletteSectionLines {
  const words = textOf(paletteText);
  const lines: PaletteLine[] = recents.map((recent) => ({
    value: `recent:${recent}`,
    picture: <Icon.time aria-hidden />,
    title: recent,
    choose: () => setText(recent),
  }));
  if (lines.length > 0) {
    lines.push({
      value: 'clear-recents',
      picture: <Icon.delete aria-hidden />,
      title: <span className="text-ink-2">{words.clearRecents}</span>,
      choose: forgetSearches,
    });
  }
  return { key: 'recents', label: words.recents, lines };
}

function foundSections(
  { text, typed, search, setText, go }: Surroundings,
  policies: ShownPolicies,
  hasList: boolean,
): PaletteSectionLines[] {
  const remember = (to: string): void => {
    rememberSearch(text);
    go(to);
  };
  const groups = (search.groups ?? []).flatMap((group) => withShownHits(group, policies));
  const all = hasList ? allLine(typed, search, remember) : null;
  // Available before the response, so that Enter works immediately.
  const shown: readonly SearchGroup[] =
    all === null || groups.some(({ kind }) => kind === 'detection')
      ? groups
      : [{ kind: 'detection', total: 0, hits: [] }, ...groups];
  const sections = shown.map((group) => {
    const hits = group.hits.map((hit) => hitLine(hit, remember));
    const list = group.kind === 'detection' && all !== null ? [all] : [];
    return {
      key: group.kind,
      label: textOf(paletteText)[group.kind],
      total: search.isSimilar || hits.length === 0 ? undefined : group.total,
      lines:
        typed.look === 'number'
          ? [...hits, ...list]
          : [...list, ...hits, ...narrowLines(group, typed, setText)],
    };
  });
  // A mailbox belongs to someone: the person is more likely to be meant than one of many detections.
  const first = typed.look === 'email' ? 'person' : 'detection';
  return sections.toSorted((x, y) => Number(y.key === first) - Number(x.key === first));
}

/** A group without hidden policies; nothing if it is empty. */
function withShownHits(group: SearchGroup, { isShown }: ShownPolicies): SearchGroup[] {
  if (group.kind !== 'policy') return [group];
  const hits = group.hits.filter(({ key }) => isShown(key));
  if (hits.length === group.hits.length) return [group];
  return hits.length === 0 ? [] : [{ ...group, hits, total: hits.length }];
}

/** If a kind has more hits than are shown: a search for that kind alone. */
function narrowLines(
  { kind, total, hits }: SearchGroup,
  { look, query }: Typed,
  setText: (text: string) => void,
): PaletteLine[] {
  if (kind === 'detection' || look === 'operator' || total <= hits.length) return [];
  const words = textOf(paletteText);
  return [
    {
      value: `all:${kind}`,
      picture: <Icon.forward aria-hidden />,
      title: words.seeAllKind(words[kind], total),
      choose: () => setText(`${OPERATOR_OF[kind]}:${query}`),
    },
  ];
}

/** Links to the list of all detections that match the text; null if empty. */
function allLine(
  { listText, look }: Typed,
  { groups, isCurrent, isSimilar }: Search,
  go: (to: string) => void,
): PaletteLine | null {
  if (listText === null) return null;
  // Known with the response. Similar matches are not in the list, which matches words exactly.
  const found = groups?.find(({ kind }) => kind === 'detection');
  const total = isCurrent ? (isSimilar ? 0 : (found?.total ?? 0)) : undefined;
  if (total === 0) return null;
  // A number means the one detection with it, unless others start with it.
  if (look === 'number' && (total ?? 0) < 2) return null;
  const to = listAddress(listText);
  return {
    value: 'see-all',
    picture: <Icon.search aria-hidden />,
    title: textOf(paletteText).seeAll(listText),
    end: total === undefined ? undefined : formatCount(total),
    to,
    choose: () => go(to),
  };
}
