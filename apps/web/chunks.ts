/** What is known of a module while the files of a build are put together. */
interface Module {
  readonly isEntry: boolean;
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
}

/** Whom one asks about a module. */
interface Modules {
  readonly getModuleInfo: (id: string) => Module | null;
}

/** It waits for the words, which need the rest of the first page: so it can't be of one file with that. */
const START = /\/(index\.html|src\/main\.ts)$/;
/** Parts that are only fetched where the table is there already. */
const AT_TABLE = /\/src\/(table\/|rules\/RulesDialog\.svelte)/;
const TABLE = /\/src\/table\/TableScreen\.svelte$/;

/**
 * The file that a module goes into, null where the build decides. Small files that are always fetched together are
 * one: together they are smaller, and come sooner.
 */
export function chunkOf(id: string, modules: Modules): string | null {
  if (START.test(id)) return null;
  const roots = rootsOf(id, modules);
  if (roots.some((root) => modules.getModuleInfo(root)?.isEntry)) return 'base';
  const isAtTable = roots.some((root) => TABLE.test(root)) && roots.every((root) => AT_TABLE.test(root));
  return isAtTable ? 'table' : null;
}

/** The pages and parts with which a module is fetched. */
function rootsOf(id: string, modules: Modules): readonly string[] {
  const seen = new Set<string>();
  const visit = (one: string): readonly string[] => {
    if (seen.has(one)) return [];
    seen.add(one);
    const info = modules.getModuleInfo(one);
    if (info === null) return [];
    const above = info.importers.flatMap(visit);
    return info.isEntry || info.dynamicImporters.length > 0 ? [one, ...above] : above;
  };
  return visit(id);
}
