/** Questions of a page to the service worker; each is answered by the port that comes with it. */
export interface OfflineQuestions {
  /** Whether the engine is stored for visits without a network. */
  'is-engine-stored': boolean;
  /** Stores the engine; answers whether it is stored now. */
  'keep-engine': boolean;
  /** Whether the page is of the site's current build. */
  'is-current': boolean;
  /** A page was opened: deletes the files of earlier builds, and answers whether no page of theirs is open any more. */
  'page-opened': boolean;
}

/** A question, with the page's main script, whose name differs in each build. */
export interface OfflineMessage {
  readonly question: keyof OfflineQuestions;
  readonly pageScript: string;
}
