import { textOf, type KeyGroup } from '@waybill/ui';
import { FOUND_MANIFESTS } from '../screens/found-manifests.ts';
import { FOUND_KEYS } from './found-keys.ts';
import { destinations } from './go-keys.ts';
import { keysText } from './keys.text.ts';
import type { Session } from '../session/session-context.ts';
import type { ScreenKeys } from './screen-keys.ts';
import { COMMAND_KEY } from './command-key.ts';

/** Keys with which a screen is gone to, e.g. `['G', 'D']`; undefined where it has none. */
export function goKeysOf(goKey: string | undefined): string[] | undefined {
  return goKey === undefined ? undefined : ['G', goKey.toUpperCase()];
}

/** The whole map of the keyboard: the shown screen's own keys first, then what holds everywhere. */
export function keyMap(
  session: Pick<Session, 'hasFlag' | 'can'>,
  shownScreen: string | undefined,
): KeyGroup[] {
  const text = textOf(keysText);
  return [
    ...screenGroups(({ screen }) => screen === shownScreen),
    { label: text.lists, items: listKeys() },
    { label: text.goTo, items: goKeys(session) },
    { label: text.everywhere, items: keysOfEverywhere() },
    ...screenGroups(({ screen }) => screen !== shownScreen),
  ];
}

function screenGroups(isWanted: (keys: ScreenKeys) => boolean): KeyGroup[] {
  return FOUND_KEYS.filter(isWanted).flatMap(({ screen, groups }) =>
    groups().map((group) => ({ ...group, label: `${titleOf(screen)}: ${group.label}` })),
  );
}

function titleOf(screen: string): string {
  return FOUND_MANIFESTS.find(({ name }) => name === screen)?.title() ?? screen;
}

function goKeys(session: Pick<Session, 'hasFlag' | 'can'>): KeyGroup['items'] {
  return destinations(session).flatMap(({ manifest }) => {
    const keys = goKeysOf(manifest.goKey);
    return keys === undefined ? [] : [{ keys, label: manifest.title() }];
  });
}

function listKeys(): KeyGroup['items'] {
  const text = textOf(keysText);
  return [
    { keys: ['J'], label: text.nextRow },
    { keys: ['K'], label: text.previousRow },
    { keys: ['Home'], label: text.firstRow },
    { keys: ['End'], label: text.lastRow },
    { keys: ['Enter'], label: text.openBeside },
    { keys: ['Shift+Enter'], label: text.openPage },
    { keys: ['X'], label: text.select },
    { keys: ['.'], label: text.actions },
    { keys: ['/'], label: text.filter },
    { keys: ['Esc'], label: text.close },
  ];
}

function keysOfEverywhere(): KeyGroup['items'] {
  const text = textOf(keysText);
  return [
    { keys: [`${COMMAND_KEY}+K`], label: text.search },
    { keys: ['F8'], label: text.notification },
    { keys: ['?'], label: text.thisMap },
  ];
}
