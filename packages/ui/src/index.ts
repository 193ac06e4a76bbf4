export { Avatar, type AvatarProps } from './badge/Avatar.tsx';
export { Badge, type BadgeProps, type Tone } from './badge/Badge.tsx';
export { PersonLabel } from './badge/PersonLabel.tsx';
export { SampleMark } from './badge/SampleMark.tsx';
export type { SeverityName } from './badge/severity.ts';
export { SEVERITY_LOOK, severityWord } from './badge/severity.ts';
export { SeverityBadge, type SeverityBadgeProps } from './badge/SeverityBadge.tsx';
export { SeverityGlyph, type SeverityGlyphProps } from './badge/SeverityGlyph.tsx';
export { StatusBadge, type StatusBadgeProps } from './badge/StatusBadge.tsx';
export { buttonClass, type ButtonSize, type ButtonVariant } from './button/button-class.ts';
export { Button, type ButtonProps } from './button/Button.tsx';
export { IconButton, type IconButtonProps } from './button/IconButton.tsx';
export { Kbd } from './button/Kbd.tsx';
export { AgeBands, type AgeBand, type AgeBandsProps } from './chart/AgeBands.tsx';
export { BarList, type BarListItem, type BarListProps } from './chart/BarList.tsx';
export { fitText, textWidth } from './chart/fit-text.ts';
export type { HeatCell } from './chart/heat-layout.ts';
export type { HeatMapProps } from './chart/heat-map-props.ts';
export { HeatMap } from './chart/HeatMap.tsx';
export type { BucketRange, HistogramBucket } from './chart/histogram-brush.ts';
export { FlowMap } from './chart/FlowMap.tsx';
export type {
  FlowMapBand,
  FlowMapEndRoom,
  FlowMapProps,
  FlowMapWords,
} from './chart/flow-map-props.ts';
export { Legend } from './chart/Legend.tsx';
export { Sankey } from './chart/Sankey.tsx';
export type { SankeyLink, SankeyPart, SankeyProps } from './chart/sankey-props.ts';
export { Sparkline, type SparklineProps } from './chart/Sparkline.tsx';
export type { StackedBarsProps, StackPart, StackRow } from './chart/stacked-bars-props.ts';
export { StackedBars } from './chart/StackedBars.tsx';
export type { StatChange, StatTrend } from './chart/stat-change.ts';
export { StatStrip, type StatItem, type StatStripProps } from './chart/StatStrip.tsx';
export { markupToPng, plainColors, svgToPng } from './chart/svg-to-png.ts';
export { tableToCsv } from './chart/table-to-csv.ts';
export { HistogramStrip } from './chart/HistogramStrip.tsx';
export type {
  HistogramSeries,
  HistogramStripProps,
  TimeHistogramProps,
} from './chart/time-histogram-props.ts';
export { TimeHistogram } from './chart/TimeHistogram.tsx';
export { clockHour, weekdayName } from './chart/week-words.ts';
export { CodeBlock, type CodeBlockProps } from './evidence/CodeBlock.tsx';
export {
  describeOperator,
  describeValue,
  type ConditionNode,
  type ConditionResults,
} from './evidence/condition-node.ts';
export { ConditionTree, type ConditionTreeProps } from './evidence/ConditionTree.tsx';
export { KeyValueList, type KeyValueListProps } from './evidence/KeyValueList.tsx';
export { ScoreBars, type ScoreBarsProps, type ScoreContribution } from './evidence/ScoreBars.tsx';
export { ScrollRegion, type ScrollRegionProps } from './evidence/ScrollRegion.tsx';
export { Timeline, type TimelineItem, type TimelineProps } from './evidence/Timeline.tsx';
export { Checkbox, type CheckboxProps } from './field/Checkbox.tsx';
export { CodeField, type CodeFieldProps } from './field/CodeField.tsx';
export { Combobox, type ComboboxProps } from './field/Combobox.tsx';
export { DateRange, type DateRangeProps, type RangePreset } from './field/DateRange.tsx';
export { DateRangeButton, type DateRangeButtonProps } from './field/DateRangeButton.tsx';
export { Field, type FieldProps } from './field/Field.tsx';
export type { ComboboxOption } from './field/filter-options.ts';
export { MultiSelect, type MultiSelectProps } from './field/MultiSelect.tsx';
export { PasswordField, type PasswordFieldProps } from './field/PasswordField.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './field/RadioGroup.tsx';
export { SearchField, type SearchFieldProps } from './field/SearchField.tsx';
export { Select, type SelectProps } from './field/Select.tsx';
export { StrengthMeter, type StrengthMeterProps } from './field/StrengthMeter.tsx';
export { Switch, type SwitchProps } from './field/Switch.tsx';
export { TagField, type TagFieldProps } from './field/TagField.tsx';
export { TextArea, type TextAreaProps } from './field/TextArea.tsx';
export { TextField, type TextFieldProps } from './field/TextField.tsx';
export type { Facet, FacetValue } from './filter/facet-values.ts';
export { FacetGroup, type FacetGroupProps } from './filter/FacetGroup.tsx';
export { FacetList, type FacetListProps } from './filter/FacetList.tsx';
export type { ActiveFilter, FilterField, FilterQuery, FilterValue } from './filter/filter-field.ts';
export { toggleValue } from './filter/filter-field.ts';
export { parseQuery, printQuery } from './filter/filter-query.ts';
export { filterWords } from './filter/filter-sentence.ts';
export { FilterBar, type ExtraChip, type FilterBarProps } from './filter/FilterBar.tsx';
export { FilterChip, type FilterChipProps } from './filter/FilterChip.tsx';
export { QueryField, type QueryFieldProps } from './filter/QueryField.tsx';
export type { TypedQuery } from './filter/use-query-draft.ts';
export { formatBytes } from './format/format-bytes.ts';
export { formatCompact, formatCount, formatPercent } from './format/format-count.ts';
export { formatDateTime, type DateTimeStyle } from './format/format-date-time.ts';
export { formatDuration, formatRelativeTime } from './format/format-relative-time.ts';
export { Menu, type MenuItem, type MenuProps } from './menu/Menu.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './overlay/ConfirmDialog.tsx';
export { Dialog, type DialogProps } from './overlay/Dialog.tsx';
export { PanelSection, type PanelSectionProps } from './overlay/PanelSection.tsx';
export { useOverlayTheme } from './overlay/overlay-theme.ts';
export { PortalContainer, usePortalContainer } from './overlay/portal-container.ts';
export { SidePanel, type SidePanelProps } from './overlay/SidePanel.tsx';
export { Tooltip, type TooltipProps } from './overlay/Tooltip.tsx';
export { TooltipProvider } from './overlay/TooltipProvider.tsx';
export { drawTooltip } from './overlay/draw-tooltip.tsx';
export { TooltipSlot } from './overlay/tooltip-slot.ts';
export { Flow, type FlowEnd, type FlowProps } from './place/Flow.tsx';
export { PlaceLabel, type PlaceLabelProps } from './place/PlaceLabel.tsx';
export { SourceGlyph, type SourceGlyphProps } from './place/SourceGlyph.tsx';
export { AppShell, type AppShellProps } from './shell/AppShell.tsx';
export { BrandMark } from './shell/BrandMark.tsx';
export { HelpOverlay, type HelpOverlayProps, type KeyGroup } from './shell/HelpOverlay.tsx';
export { PageHeader, type PageHeaderProps } from './shell/PageHeader.tsx';
export { Panel, type PanelProps } from './shell/Panel.tsx';
export { SearchButton, type SearchButtonProps } from './shell/SearchButton.tsx';
export {
  SideNav,
  type NavLinkProps,
  type SideNavGroup,
  type SideNavItem,
  type SideNavProps,
} from './shell/SideNav.tsx';
export { TopBar, type TopBarProps } from './shell/TopBar.tsx';
export { VisuallyHidden } from './shell/VisuallyHidden.tsx';
export { EmptyState, type EmptyKind, type EmptyStateProps } from './state/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './state/ErrorState.tsx';
export { ProgressBar, type ProgressBarProps } from './state/ProgressBar.tsx';
export { Skeleton } from './state/Skeleton.tsx';
export { SkeletonRows, type SkeletonRowsProps } from './state/SkeletonRows.tsx';
export { Spinner, type SpinnerProps } from './state/Spinner.tsx';
export { ColumnChooser, type ColumnChooserProps } from './table/ColumnChooser.tsx';
export type { CellAction, DataTableProps } from './table/data-table-props.ts';
export { DataTable } from './table/DataTable.tsx';
export type { Column, TableSort } from './table/table-column.ts';
export {
  areColumnsPlain,
  PLAIN_LAYOUT,
  shownColumnIds,
  type TableDensity,
  type TableLayout,
} from './table/table-layout.ts';
export { useTableKeys, type TableKeyOptions } from './table/use-table-keys.ts';
export { Segmented, type SegmentedItem, type SegmentedProps } from './tabs/Segmented.tsx';
export { Tabs, type TabItem, type TabsProps } from './tabs/Tabs.tsx';
export {
  addTranslation,
  defineText,
  textOf,
  type Text,
  type Translation,
} from './text/define-text.ts';
export {
  formatTag,
  isTimeZone,
  LANGUAGES,
  locale,
  setLocale,
  type Language,
  type Locale,
} from './text/locale.ts';
export {
  dismissToast,
  readToasts,
  toast,
  type ToastHandle,
  type ToastInput,
  type ToastVariant,
} from './toast/toast-store.ts';
export { EmptyToastArea } from './toast/EmptyToastArea.tsx';
export { ToastArea } from './toast/ToastArea.tsx';
export { visibleText } from './text/visible-text.ts';
