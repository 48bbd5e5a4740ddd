import { took } from '../../../shared/telemetry/metrics.ts';
import { inClientSpan } from '../../../shared/telemetry/spans.ts';

const OPERATION = /^\s*(select|insert|update|delete|with|begin|commit|rollback)\b/i;

/**
 * Runs a statement in a span, and counts its time.
 * @param text the statement, in which values are placeholders
 */
export async function watchedStatement<T>(text: string, run: () => Promise<T>): Promise<T> {
  const operation = OPERATION.exec(text)?.[1]?.toLowerCase() ?? 'other';
  const begun = performance.now();
  try {
    return await inClientSpan(
      `sql ${operation}`,
      { 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.query.text': text },
      run,
    );
  } finally {
    took('rotativa_database_query_duration_seconds', performance.now() - begun, { operation });
  }
}
