import { context, diag, DiagLogLevel, metrics, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider } from '@opentelemetry/sdk-metrics';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type Sampler,
} from '@opentelemetry/sdk-trace';
import { listenError } from '../ports.ts';
import { observeProcess } from './process-metrics.ts';
import type { Telemetry, TelemetrySettings } from './settings.ts';

/** The longest statement or name in a span. */
const MOST_LETTERS = 1000;

function samplerOf({ sampler, ratio }: TelemetrySettings): Sampler {
  if (sampler.startsWith('parentbased_'))
    return new ParentBasedSampler({ root: rootSampler(sampler.slice('parentbased_'.length), ratio) });
  return rootSampler(sampler, ratio);
}

function rootSampler(name: string, ratio: number): Sampler {
  if (name === 'always_off') return new AlwaysOffSampler();
  return name === 'traceidratio' ? new TraceIdRatioBasedSampler(ratio) : new AlwaysOnSampler();
}

/** Starts the SDK of OpenTelemetry. @throws PortTakenError */
export async function startSdk(
  settings: TelemetrySettings,
  say: (message: string) => void,
): Promise<Telemetry> {
  const speak = (message: string): void => say(`OpenTelemetry: ${message}`);
  const silent = (): void => undefined;
  diag.setLogger(
    { error: speak, warn: speak, info: silent, debug: silent, verbose: silent },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  // Only what the settings name: neither the machine nor the command line.
  const resource = detectResources({ detectors: [envDetector] }).merge(
    resourceFromAttributes({ 'service.name': settings.service }),
  );
  const ends: (() => Promise<void>)[] = [];
  if (settings.metrics) {
    const exporter = new PrometheusExporter({ ...settings.metrics, preventServerStart: true });
    await exporter.startServer().catch((error: unknown) => {
      throw listenError(error, 'OTEL_EXPORTER_PROMETHEUS_PORT');
    });
    const provider = new MeterProvider({ resource, readers: [exporter] });
    metrics.setGlobalMeterProvider(provider);
    const stopObserving = observeProcess();
    ends.push(async () => {
      stopObserving();
      await provider.shutdown();
      metrics.disable();
    });
  }
  if (settings.traces) {
    const provider = new TracerProvider({
      resource,
      sampler: samplerOf(settings),
      spanLimits: { attributeValueLengthLimit: MOST_LETTERS },
      spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
    });
    context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
    propagation.setGlobalPropagator(new W3CTraceContextPropagator());
    trace.setGlobalTracerProvider(provider);
    ends.push(async () => {
      await provider.shutdown();
      trace.disable();
      propagation.disable();
      context.disable();
    });
  }
  return {
    stop: async () => {
      // A collector that does not answer keeps no program from ending.
      await Promise.all(ends.map((end) => end().catch((error: unknown) => speak(String(error)))));
      diag.disable();
    },
  };
}
