/** What a page of the site asks the service worker; each question is answered by the port that comes with it. */
export interface OfflineQuestions {
  /** Whether the engine is kept for visits without a network. */
  'is-engine-kept': boolean;
  /** Fetches the engine for visits without a network: whether it is kept now. */
  'keep-engine': boolean;
  /** The engine could not use its files: what is damaged is fetched anew. Answers whether the page is of the build that the site has now. */
  'engine-failed': boolean;
  /** A page is open: forgets the files of earlier builds and says so, where no page of theirs is open any more. */
  'page-opened': boolean;
}

/** A question, with the script that the page began with: it has another name in each build. */
export interface OfflineMessage {
  readonly question: keyof OfflineQuestions;
  readonly pageScript: string;
}
