declare global {
  interface Navigator {
    /** Not in every browser. */
    readonly connection?: { readonly saveData: boolean }
  }
}

/** Whether the reader asks for as little as possible to be loaded. */
export const savesData = (): boolean => navigator.connection?.saveData === true
