import ts from 'typescript'
import type { Mutant } from './plant.ts'

const optionsOf = (config: string): ts.CompilerOptions => {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined }
  const parsed = ts.getParsedCommandLineOfConfigFile(config, { noEmit: true }, host)
  if (parsed === undefined) throw new Error(`${config} cannot be read`)
  return parsed.options
}

/** Tells mutants that types refuse, which nobody could commit, from those that only a test can find. */
export const compilerOf = (folder: string, config: string, files: readonly string[]): ((mutant: Mutant) => boolean) => {
  const options = optionsOf(config)
  let planted: Mutant | null = null
  let plantings = 0
  const service = ts.createLanguageService({
    getScriptFileNames: () => [...files],
    getScriptVersion: (file) => (planted?.file === file ? `${plantings}` : '0'),
    getScriptSnapshot: (file) => {
      const text = planted?.file === file ? planted.text : ts.sys.readFile(file)
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
    },
    getCurrentDirectory: () => folder,
    getCompilationSettings: () => options,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  })
  return (mutant) => {
    planted = mutant
    plantings++
    return (
      service.getSyntacticDiagnostics(mutant.file).length === 0 &&
      service.getSemanticDiagnostics(mutant.file).every(({ category }) => category !== ts.DiagnosticCategory.Error)
    )
  }
}
