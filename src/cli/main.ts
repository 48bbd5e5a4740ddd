#!/usr/bin/env node
import { packageResources } from './resources.ts';
import { run } from './run.ts';

process.exitCode = await run(process.argv.slice(2), packageResources, console);
