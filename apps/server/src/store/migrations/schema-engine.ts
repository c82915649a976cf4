import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import * as engineBindings from '@prisma/schema-engine-wasm/schema_engine_bg';
import type { SchemaEngine } from '@prisma/schema-engine-wasm/schema_engine_bg';

/** The parts of Node and of the bindings that the type declarations leave out. */
interface WasmRuntime {
  compile(bytes: Uint8Array): Promise<object>;
  instantiate(module: object, imports: object): Promise<{ readonly exports: WasmExports }>;
}
interface WasmExports {
  readonly __wbindgen_start: () => void;
}
interface WasmBindings {
  readonly __wbg_set_wasm: (exports: WasmExports) => void;
}

const BINDINGS = '@prisma/schema-engine-wasm/schema_engine_bg';
const WASM_FILE = 'schema_engine_bg.wasm';

/**
 * Starts Prisma's schema engine as WebAssembly. It takes a lot of memory that only the end of the process gives
 * back, so it belongs in a short-lived process; a second one in the same process does not work.
 * @param datamodel the schema to compare with, where the caller needs one
 */
export async function startSchemaEngine(
  adapter: SqlMigrationAwareDriverAdapterFactory,
  datamodel?: string,
): Promise<SchemaEngine> {
  const folder = dirname(createRequire(import.meta.url).resolve(BINDINGS));
  const { WebAssembly: wasm } = globalThis as unknown as { readonly WebAssembly: WasmRuntime };
  Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: { set_message: reportPanic } });

  const module = await wasm.compile(await readFile(join(folder, WASM_FILE)));
  const { exports } = await wasm.instantiate(module, { './schema_engine_bg.js': engineBindings });
  (engineBindings as unknown as WasmBindings).__wbg_set_wasm(exports);
  exports.__wbindgen_start();
  return engineBindings.SchemaEngine.new(
    { datamodels: datamodel === undefined ? undefined : [['schema.prisma', datamodel]] },
    () => undefined,
    bindMigrationAwareSqlAdapterFactory(adapter),
  );
}

/** The engine tells here why it is about to stop; the error it stops with says only "unreachable". */
function reportPanic(message: string): void {
  console.error(`The schema engine failed: ${message}`);
}
