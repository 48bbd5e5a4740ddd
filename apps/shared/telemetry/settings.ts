import { z } from 'zod';
import { optional, Port, readEnvironment } from '../environment.ts';

const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** The settings of OpenTelemetry that this project reads. Its exporter of traces reads `OTEL_EXPORTER_OTLP_*`. */
const Environment = z.object({
  OTEL_SDK_DISABLED: optional(z.stringbool()),
  OTEL_TRACES_EXPORTER: optional(z.enum(['otlp', 'none'])),
  OTEL_METRICS_EXPORTER: optional(z.enum(['prometheus', 'none'])),
  OTEL_SERVICE_NAME: optional(z.string()),
  OTEL_TRACES_SAMPLER: optional(z.enum(SAMPLERS)),
  OTEL_TRACES_SAMPLER_ARG: optional(z.coerce.number().min(0).max(1)),
  OTEL_EXPORTER_PROMETHEUS_HOST: optional(z.string()),
  OTEL_EXPORTER_PROMETHEUS_PORT: optional(Port),
});

export interface TelemetrySettings {
  /** The name of the service in traces and metrics. */
  readonly service: string;
  readonly sampler: (typeof SAMPLERS)[number];
  /** The part of traces that a sampler by ratio keeps, from 0 to 1. */
  readonly ratio: number;
  /** Whether spans are exported. */
  readonly traces: boolean;
  /** Where metrics are served; undefined: nowhere. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
}

/** Exports traces and metrics until it is stopped. */
export interface Telemetry {
  /** Sends what is not yet sent, and stops. */
  stop(): Promise<void>;
}

/** The default port of a process's metrics, and those of the programs that `npm start` starts beside the sites. */
export const METRICS_PORT = 9464;

/**
 * The standard settings of OpenTelemetry; undefined: nothing is exported, which is the default.
 * @throws ConfigError naming every invalid variable
 */
export function readTelemetry(
  service: string,
  env: Readonly<Record<string, string | undefined>>,
): TelemetrySettings | undefined {
  const settings = readEnvironment(Environment, env);
  const traces = settings.OTEL_TRACES_EXPORTER === 'otlp';
  const metrics = settings.OTEL_METRICS_EXPORTER === 'prometheus';
  if (settings.OTEL_SDK_DISABLED || !(traces || metrics)) return undefined;
  return {
    service: settings.OTEL_SERVICE_NAME ?? service,
    sampler: settings.OTEL_TRACES_SAMPLER ?? 'parentbased_always_on',
    ratio: settings.OTEL_TRACES_SAMPLER_ARG ?? 1,
    traces,
    metrics: metrics
      ? {
          // Readers cannot reach it.
          host: settings.OTEL_EXPORTER_PROMETHEUS_HOST ?? '127.0.0.1',
          port: settings.OTEL_EXPORTER_PROMETHEUS_PORT ?? METRICS_PORT,
        }
      : undefined,
  };
}
