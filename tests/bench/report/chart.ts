import { BarChart, LineChart } from 'echarts/charts';
import { GridComponent, LegendComponent, MarkLineComponent, TitleComponent } from 'echarts/components';
import * as echarts from 'echarts/core';
import type { EChartsCoreOption } from 'echarts/core';
import { LabelLayout } from 'echarts/features';
import { SVGRenderer } from 'echarts/renderers';
import { whole } from './format.ts';

echarts.use([
  BarChart,
  LineChart,
  GridComponent,
  LegendComponent,
  MarkLineComponent,
  TitleComponent,
  LabelLayout,
  SVGRenderer,
]);

const WIDTH = 760;
const FONT = 'system-ui, -apple-system, Segoe UI, Roboto, sans-serif';

/**
 * The colours of a chart. A picture cannot know on what it is shown, so that each has a ground of its own, and both follow
 * the reader's scheme.
 */
const STYLE = `<style>
svg { --ground: #ffffff; --ink: #1c1f26; --quiet: #5b6270; --line: #dfe2e8; --site: #d8442a; --other: #8d96a6; --third: #3f6fb5; --fourth: #b98a1c }
@media (prefers-color-scheme: dark) {
  svg { --ground: #15171c; --ink: #eceef2; --quiet: #a3abb9; --line: #333842; --site: #ff6b4d; --other: #7d8696; --third: #7aa7e8; --fourth: #dcb452 }
}
</style>`;

/** One value of a chart of bars: the site's own is drawn in the site's colour. */
export interface Bar {
  readonly label: string;
  readonly value: number;
  /** The value as it is written. */
  readonly text: string;
  readonly isSite: boolean;
}

/** Bars from left to right, one below the other, with a limit across them where there is one. */
export function barChart(title: string, bars: readonly Bar[], limit?: { value: number; text: string }): string {
  const rows = bars.toReversed();
  return drawn(70 + bars.length * 24, {
    title: heading(title),
    grid: { left: 16, right: 90, top: 56, bottom: 12, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
    xAxis: { type: 'value', show: false, max: Math.max(limit?.value ?? 0, ...bars.map(({ value }) => value)) },
    yAxis: {
      type: 'category',
      data: rows.map(({ label }) => label),
      axisLine: { show: false },
      axisTick: { show: false },
      axisLabel: { color: 'var(--ink)', fontFamily: FONT, fontSize: 12 },
    },
    series: [
      {
        type: 'bar',
        barWidth: 14,
        ...still,
        data: rows.map(({ value, text, isSite }) => ({
          value,
          itemStyle: { color: isSite ? 'var(--site)' : 'var(--other)', borderRadius: 2 },
          // A limit would cross what stands beside the bars.
          label: limit
            ? { ...labels, show: true, position: 'insideRight', color: 'var(--ground)', formatter: () => text }
            : { ...labels, show: true, position: 'right', formatter: () => text },
        })),
        ...(limit && {
          markLine: {
            ...still,
            symbol: 'none',
            lineStyle: { color: 'var(--quiet)', type: 'dashed', width: 1 },
            label: { ...labels, color: 'var(--quiet)', formatter: () => limit.text },
            data: [{ xAxis: limit.value }],
          },
        }),
      },
    ],
  });
}

/** Several bars for each of a few things, beside each other. `values` are in the order of `things`. */
export function groupChart(
  title: string,
  things: readonly string[],
  groups: readonly { readonly name: string; readonly values: readonly number[] }[],
): string {
  return drawn(300, {
    title: heading(title),
    legend: legend(),
    grid: { left: 16, right: 16, top: 92, bottom: 12, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
    xAxis: { type: 'category', data: [...things], ...axis },
    yAxis: { type: 'value', splitNumber: 4, ...axis },
    series: groups.map(({ name, values }, index) => ({
      type: 'bar',
      name,
      ...still,
      itemStyle: { color: colour(index), borderRadius: [2, 2, 0, 0] },
      label: {
        ...labels,
        show: true,
        position: 'top',
        fontSize: 11,
        formatter: ({ data }: { data: number }) => whole(data),
      },
      data: [...values],
    })),
  });
}

/** Lines over a measure that grows: `points` are pairs of where and how much. */
export function lineChart(
  title: string,
  across: string,
  lines: readonly { readonly name: string; readonly points: readonly (readonly [number, number])[] }[],
): string {
  return drawn(320, {
    title: heading(title),
    legend: lines.length > 1 ? legend() : { show: false },
    grid: { left: 16, right: 40, top: lines.length > 1 ? 92 : 64, bottom: 16, outerBoundsMode: 'same' },
    xAxis: {
      type: 'value',
      name: across,
      nameLocation: 'middle',
      nameGap: 28,
      nameTextStyle: labels,
      ...axis,
      splitLine: { show: false },
    },
    yAxis: { type: 'value', splitNumber: 4, ...axis },
    series: lines.map(({ name, points }, index) => ({
      type: 'line',
      name,
      ...still,
      symbol: 'circle',
      symbolSize: 7,
      lineStyle: { color: colour(index), width: 2 },
      itemStyle: { color: colour(index) },
      label: {
        ...labels,
        show: true,
        position: 'top',
        formatter: ({ data }: { data: number[] }) => whole(data[1] ?? 0),
      },
      // Where points lie close together some go without words: the table has them all.
      labelLayout: { hideOverlap: true },
      data: points.map((point) => [...point]),
    })),
  });
}

const colour = (index: number): string => `var(--${['site', 'other', 'third', 'fourth'][index % 4] ?? 'other'})`;

const labels = { color: 'var(--ink)', fontFamily: FONT, fontSize: 12 };

/** A picture does not move, and answers no pointer. */
const still = { silent: true, animation: false, emphasis: { disabled: true } };

const axis = {
  axisLine: { lineStyle: { color: 'var(--line)' } },
  axisTick: { show: false },
  axisLabel: { color: 'var(--quiet)', fontFamily: FONT, fontSize: 12 },
  splitLine: { lineStyle: { color: 'var(--line)' } },
};

const heading = (text: string) => ({
  text,
  left: 16,
  top: 14,
  textStyle: { color: 'var(--ink)', fontFamily: FONT, fontSize: 15, fontWeight: 600 },
});

const legend = () => ({
  left: 12,
  top: 46,
  itemWidth: 14,
  itemHeight: 10,
  textStyle: labels,
  inactiveBorderColor: 'none',
});

/** Draws without a browser, and leaves out what only a page with scripts has a use for. */
function drawn(height: number, option: EChartsCoreOption): string {
  const chart = echarts.init(null, null, { renderer: 'svg', ssr: true, width: WIDTH, height });
  chart.setOption({ animation: false, backgroundColor: 'var(--ground)', ...option });
  const svg = chart.renderToSVGString();
  chart.dispose();
  const plain = svg
    .replaceAll(/ (?:ecmeta_\w+|class|pointer-events)="[^"]*"/g, '')
    .replaceAll(/<style >.*?<\/style>\n?/gs, '')
    .replaceAll(/<path[^>]* fill-opacity="0"[^>]* stroke-width="0"[^>]*><\/path>\n?/g, '')
    .replaceAll(/\n{2,}/g, '\n');
  return `${plain.replace(/(<svg[^>]*>)/, `$1\n${STYLE}`).trim()}\n`;
}
