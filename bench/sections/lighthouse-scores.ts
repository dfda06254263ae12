export async function lighthouseScores() {}
