export interface SparklineProps {
  values: readonly number[];
  /** Said instead of the picture; without it the line is decoration next to a figure. */
  label?: string | undefined;
  /** Name of the CSS variable of the line, e.g. `--critical`. */
  colorVar?: string | undefined;
  width?: number | undefined;
  height?: number | undefined;
}

/** A line without axes next to a figure; the dot marks the newest value. */
export function Sparkline(props: SparklineProps) {
  const { values, label, colorVar = '--ink-3', width = 72, height = 30 } = props;
  if (values.length < 2) return null;
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  const pad = 3;
  const points = values.map((value, index): [number, number] => [
    pad + (index / (values.length - 1)) * (width - 2 * pad),
    height - pad - ((value - low) / span) * (height - 2 * pad),
  ]);
  const path = `M${points.map(([x, y]) => `${x},${y}`).join('L')}`;
  const color = `var(${colorVar})`;
  const last = points.at(-1);
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      className="shrink-0 overflow-visible"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path
        d={`${path}L${width - pad},${height}L${pad},${height}Z`}
        fill={color}
        fillOpacity={0.1}
      />
      <path
        d={path}
        fill="none"
        stroke={color}
        strokeWidth={1.4}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {last !== undefined && <circle cx={last[0]} cy={last[1]} r={2} fill={color} />}
    </svg>
  );
}
