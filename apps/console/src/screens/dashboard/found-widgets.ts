import type { WidgetManifest } from '../../widgets/widget-manifest.ts';

const modules = import.meta.glob<{ widget: WidgetManifest }>('../../widgets/*/widget.ts', {
  eager: true,
});

/** Every widget that has a folder, in its own order. Adding one is adding its folder. */
export const FOUND_WIDGETS: readonly WidgetManifest[] = Object.values(modules)
  .map(({ widget }) => widget)
  .toSorted((a, b) => a.order - b.order);

/** Widgets in the stored order; unknown ids are passed over, new widgets come last. */
export function arrange(
  widgets: readonly WidgetManifest[],
  layout: readonly string[] | null,
): WidgetManifest[] {
  const place = (id: string): number => {
    const at = layout?.indexOf(id) ?? -1;
    return at === -1 ? Number.MAX_SAFE_INTEGER : at;
  };
  return widgets.toSorted((a, b) => place(a.id) - place(b.id));
}
