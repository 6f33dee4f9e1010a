import ts from 'typescript';

/**
 * The compiler's errors for programs that use the package: line and text of each.
 *
 * @param more options besides those of a strict project with a bundler
 */
export function compile(files: readonly string[], more: ts.CompilerOptions = {}): string[] {
  const program = ts.createProgram(files, {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
    ...more,
  });
  // What comes with the compiler and with Node is not ours to check.
  const ours = program
    .getSourceFiles()
    .filter((file) => !program.isSourceFileDefaultLibrary(file) && !/\/@types\//u.test(file.fileName));
  const faults = [
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...ours.flatMap((file) => [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
    ]),
  ];
  return faults.map(({ file, start, messageText }) => {
    const line = file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
    return `${line}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}
