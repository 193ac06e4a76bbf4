import { BUILT_IN_VIEWS } from '@waybill/contract/saved-views';
import { textOf } from '@waybill/ui';
import {
  builtInAddress,
  builtInName,
  isBuiltInShown,
} from '../../../screens/detections/views/built-in-views.ts';
import { savedViewsText } from '../../../screens/detections/views/saved-views.text.ts';
import { viewAddress } from '../../../screens/detections/views/view-address.ts';
import { useRead } from '../../http/use-read.ts';
import { useSessionInfo } from '../../session/session-context.ts';
import type { PaletteCommand } from '../palette-command.ts';

/** Every view of the detections, saved and built-in ones. */
export function useCommands(): PaletteCommand[] {
  const { can, hasFlag } = useSessionInfo();
  const text = textOf(savedViewsText);
  const mayRead = can('detection:read');
  // From the last read; the palette does not wait for them.
  const { data } = useRead(mayRead ? '/v1/saved-views' : null, undefined, {
    revalidateIfStale: false,
    revalidateOnFocus: false,
  });
  if (!mayRead) return [];
  const commandOf = (id: string, name: string, to: string): PaletteCommand => ({
    id: `view:${id}`,
    group: 'views',
    title: text.command(name),
    icon: 'savedView',
    keywords: text.commandWords,
    to,
  });
  return [
    ...(data?.items ?? []).map((view) => commandOf(view.viewId, view.name, viewAddress(view))),
    ...BUILT_IN_VIEWS.filter(({ id }) => isBuiltInShown(id, hasFlag)).map(({ id, query }) =>
      commandOf(id, builtInName(id), builtInAddress(query)),
    ),
  ];
}
