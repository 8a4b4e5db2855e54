import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  type ChartConfiguration,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js'
import type { ChartFrame } from './frame.ts'
import type { ChartData } from './read.ts'

Chart.register(
  BarController,
  BarElement,
  CategoryScale,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
)

export interface ChartLook {
  ink: string
  line: string
  strong: string
  weak: string
  font: string
  language: string
}

const datasets = (kind: ChartFrame['kind'], { columns }: ChartData, look: ChartLook) => {
  const [first, second, third] = columns
  if (first === undefined || second === undefined) return []
  if (kind === 'spread' && third !== undefined)
    return [
      {
        type: 'line' as const,
        label: second.name,
        data: second.values,
        showLine: false,
        pointStyle: 'rectRot' as const,
        pointRadius: 5,
        backgroundColor: look.strong,
        borderColor: look.strong,
      },
      {
        type: 'bar' as const,
        label: `${first.name} – ${third.name}`,
        data: first.values.map((lowest, at): [number, number] => [lowest, third.values[at] ?? lowest]),
        backgroundColor: look.weak,
        borderRadius: 4,
        borderSkipped: false,
        minBarLength: 4,
        barThickness: 12,
      },
    ]
  return [first, second].map((column, at) => ({
    type: 'bar' as const,
    label: column.name,
    data: column.values,
    backgroundColor: at === 0 ? look.strong : look.weak,
    barThickness: 14,
  }))
}

export const drawChart = (
  canvas: HTMLCanvasElement,
  kind: ChartFrame['kind'],
  data: ChartData,
  look: ChartLook,
): { destroy: () => void } => {
  const ticks = { color: look.ink, font: { family: look.font, size: 12 } }
  const options: ChartConfiguration['options'] = {
    indexAxis: 'y',
    maintainAspectRatio: false,
    animation: false,
    locale: look.language,
    interaction: { mode: 'index', axis: 'y', intersect: false },
    scales: {
      x: {
        stacked: kind === 'parts',
        beginAtZero: true,
        grid: { color: look.line },
        border: { display: false },
        ticks: { ...ticks, maxTicksLimit: 5, format: { notation: 'compact' } },
      },
      y: {
        stacked: kind === 'parts',
        grid: { display: false },
        border: { display: false },
        ticks: { ...ticks, autoSkip: false },
      },
    },
    plugins: {
      legend: { position: 'bottom', labels: { color: look.ink, usePointStyle: true, boxHeight: 7, font: ticks.font } },
    },
  }
  return new Chart(canvas, {
    type: 'bar',
    data: { labels: data.labels, datasets: datasets(kind, data, look) },
    options,
  } as ChartConfiguration)
}
