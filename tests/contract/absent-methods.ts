import { beforeEach, type TestContext } from 'vitest';
import type { IdentityPort } from '../../src/providers/ports/identity.ts';
import type { SalesPort } from '../../src/providers/ports/sales.ts';
import type { Browser, ContractWorld } from './world.ts';

/** The adapters of one reader's browser: those methods that a site's pieces call. */
export interface AdapterBrowser {
  identity: Partial<IdentityPort>;
  sales?: Partial<SalesPort> | undefined;
}

/** A service under test whose adapters may lack methods, and whose world may lack actions. */
export type AdapterWorld = Pick<ContractWorld, 'close'> &
  Partial<Omit<ContractWorld, 'browser' | 'close'>> & { browser(): AdapterBrowser };

/** The session store works without the first two. A promise that gives the port asks for the third. */
const MAY_BE_ABSENT: readonly string[] = ['onProfileChange', 'onSubscriptionsChange', 'then'];

/** An object that says when something is read which another one lacks. The other may be of a class with private state. */
const over = <Target extends object>(target: Target, absent: (key: string) => void): Target =>
  new Proxy(target, {
    get(_, key) {
      const value: unknown = Reflect.get(target, key, target);
      if (value === undefined && typeof key === 'string') absent(key);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });

/**
 * Skips, in the suite that calls it, each test that uses a method which the adapter does not have, and names the method.
 * @returns the world for the suite
 */
export function skipAbsentMethods(): (world: AdapterWorld) => ContractWorld {
  let test: TestContext;
  beforeEach((context) => {
    test = context;
  });
  const whole = <Whole extends object>(name: string, part: Partial<Whole>): Whole =>
    over(part as Whole, (key) => {
      if (!MAY_BE_ABSENT.includes(key)) test.skip(`There is no ${name}.${key}.`);
    });
  return (world) => {
    const browser = (): Browser => {
      const { identity, sales = {} } = world.browser();
      return { identity: whole<IdentityPort>('identity', identity), sales: whole<SalesPort>('sales', sales) };
    };
    const found = whole<ContractWorld>('world', world as Partial<ContractWorld>);
    return new Proxy(found, {
      get: (_, key) => (key === 'browser' ? browser : (Reflect.get(found, key) as unknown)),
    });
  };
}
