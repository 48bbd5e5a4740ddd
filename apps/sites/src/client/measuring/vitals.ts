import type { AnalyticsPort } from 'rotativa/providers';
import { onCLS, onINP, onLCP, type CLSMetric, type INPMetric, type LCPMetric } from 'web-vitals';

/** Measures how fast and steady the page was for its reader. @see X14 */
export function trackVitals(analytics: AnalyticsPort): void {
  const report = ({ name, value, rating }: CLSMetric | INPMetric | LCPMetric): void =>
    analytics.track('web_vital', { metric: name, value: Math.round(value * 1000) / 1000, rating });
  onCLS(report);
  onINP(report);
  onLCP(report);
}
