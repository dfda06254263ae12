export async function filterClicks() {}
