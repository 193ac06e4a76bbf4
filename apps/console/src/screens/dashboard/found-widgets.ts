import type { WidgetManifest } from '../../widgets/widget-manifest.ts';

const modules = import.meta.glob<{ widget: WidgetManifest }>('../../widgets/*/widget.ts', {
  eager: true,
});

/** Every widget that has a folder. Adding one is adding its folder. */
export const FOUND_WIDGETS: readonly WidgetManifest[] = Object.values(modules).map(
  ({ widget }) => widget,
);
